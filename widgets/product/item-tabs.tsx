import { useStore } from '@nanostores/react'
import { nameOfFact } from '#shared/api/facts.ts'
import type { Item } from '#shared/api/items.ts'
import { $config } from '#shared/config/config.ts'
import { useAttributeState } from '#shared/element/host.ts'
import { RichText } from '#shared/rich-text/rich-text.tsx'
import { formatDate } from '#shared/trade/date.ts'
import { DescriptionList } from '#shared/ui/description-list.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { KEY_FACTS } from './key-facts.tsx'
import { itemMessages } from './product.messages.ts'
import { Reviews } from './reviews.tsx'

/** Description (1), company profile (2) and reviews (3). */
export function ItemTabs({ item, tab }: { item: Item; tab: number }) {
  const t = useStore(itemMessages)
  const [chosen, choose] = useAttributeState('tab', tab)
  const tabs = [
    { name: '1', label: t.tabDescription },
    { name: '2', label: t.tabCompany },
    { name: '3', label: t.tabReviews },
  ]
  return (
    <div className="about">
      <Tabs tabs={tabs} active={String(chosen)} onSelect={name => choose(Number(name))}>
        {chosen === 1 && <Description item={item} />}
        {chosen === 2 && <CompanyProfile item={item} />}
        {chosen === 3 && <Reviews />}
      </Tabs>
    </div>
  )
}

function Description({ item: { kind, name, fields, facts, longDescription } }: { item: Item }) {
  const t = useStore(itemMessages)
  const { locale } = useStore($config)
  const own = [
    { label: kind === 'product' ? t.productName : t.serviceName, value: fields.name || name },
    { label: t.sku, value: fields.sku, code: true },
    { label: t.serviceNo, value: fields.serviceNo, code: true },
    { label: t.brand, value: fields.brand },
    { label: t.model, value: fields.model, code: true },
    { label: t.condition, value: fields.condition },
    { label: t.material, value: fields.material },
    { label: t.origin, value: fields.origin },
  ]
  const others = facts
    .slice(KEY_FACTS)
    .map(fact => ({ label: nameOfFact(fact, locale), value: fact.value }))
    .filter(fact => own.every(({ label }) => label !== fact.label))
  return (
    <div className="description">
      <DescriptionList facts={[...own, ...others]} />
      {longDescription.trim() ? (
        <RichText html={longDescription} />
      ) : (
        <p className="muted">{t.noDescription}</p>
      )}
    </div>
  )
}

function CompanyProfile({ item: { companyName, company } }: { item: Item }) {
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
