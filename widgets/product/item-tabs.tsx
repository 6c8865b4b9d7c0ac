import { useStore } from '@nanostores/react'
import type { Item } from '#shared/api/items.ts'
import { $config } from '#shared/config/config.ts'
import { useAttributeState } from '#shared/element/host.ts'
import { formatDate } from '#shared/ui/date.ts'
import { DescriptionList } from '#shared/ui/description-list.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { repeat } from '#shared/ui/loading.tsx'
import { RichText } from '#shared/ui/rich-text.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { itemMessages, reviewMessages } from './product.messages.ts'

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

function Description({ item: { kind, name, facts, longDescription } }: { item: Item }) {
  const t = useStore(itemMessages)
  return (
    <div className="halves">
      <DescriptionList
        facts={[
          {
            label: kind === 'product' ? t.productName : t.serviceName,
            value: facts.name || name,
          },
          { label: t.sku, value: facts.sku, code: true },
          { label: t.serviceNo, value: facts.serviceNo, code: true },
          { label: t.brand, value: facts.brand },
          { label: t.model, value: facts.model, code: true },
          { label: t.condition, value: facts.condition },
          { label: t.material, value: facts.material },
          { label: t.origin, value: facts.origin },
        ]}
      />
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
      <Icon name="outside" />
      <span className="hidden-visually">{t.newTab}</span>
    </a>
  )
}

const samples = [
  { number: 1, stars: 5 },
  { number: 2, stars: 4 },
  { number: 3, stars: 5 },
] as const

const FULL = 5

/** The same sample reviews for every item, labelled as samples. */
function Reviews() {
  const t = useStore(itemMessages)
  const tReview = useStore(reviewMessages)
  return (
    <section className="reviews">
      <h2>{t.sampleReviews}</h2>
      <p className="muted">{t.sampleReviewsNote}</p>
      <ul>
        {samples.map(({ number, stars }) => (
          <li key={number} className="panel">
            <Stars count={stars} />
            <h3>{tReview[`review.${number}.title`]}</h3>
            <p>{tReview[`review.${number}.text`]}</p>
            <p className="muted small">{tReview[`review.${number}.author`]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Stars({ count }: { count: number }) {
  const t = useStore(itemMessages)
  return (
    <svg className="stars" viewBox="0 0 100 20" role="img" aria-label={t.stars({ count })}>
      {repeat(FULL, index => (
        <path
          key={index}
          className={index < count ? 'full' : undefined}
          transform={`translate(${index * 20})`}
          d="m10 2 2.4 5.1 5.6.7-4.1 3.9 1.1 5.5-5-2.8-5 2.8 1.1-5.5L2 7.8l5.6-.7Z"
        />
      ))}
    </svg>
  )
}
