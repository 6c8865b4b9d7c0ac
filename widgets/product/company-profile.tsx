import { useStore } from '@nanostores/react'
import type { Item } from '#shared/api/items.ts'
import { $config } from '#shared/config/config.ts'
import { formatDate } from '#shared/ui/date.ts'
import { DescriptionList } from '#shared/ui/description-list.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { itemMessages } from './product.messages.ts'

export function CompanyProfile({ item: { companyName, company } }: { item: Item }) {
  const t = useStore(itemMessages)
  const { locale } = useStore($config)
  const name = company.name || companyName
  if (!name) return <p className="muted">{t.noCompany}</p>
  return (
    <div className="profile">
      <DescriptionList
        facts={[
          { label: t.companyName, value: name },
          { label: t.dateIncorporated, value: formatDate(company.dateIncorporated, locale) },
          { label: t.country, value: company.country },
          {
            label: t.website,
            value: company.websiteUrl ? <Website {...company} /> : company.websiteName,
          },
        ]}
      />
    </div>
  )
}

function Website({ websiteUrl, websiteName }: Item['company']) {
  const t = useStore(itemMessages)
  return (
    <a href={websiteUrl} target="_blank" rel="noopener noreferrer" className="outside">
      {websiteName || new URL(websiteUrl).host}
      <Icon path={icons.outside} />
      <span className="hidden-visually">{t.newTab}</span>
    </a>
  )
}
