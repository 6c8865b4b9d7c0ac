import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { nameOfFact } from '#shared/api/facts.ts'
import type { SearchTab } from '#shared/api/search.ts'
import { $config } from '#shared/config/config.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { formatNumber } from '#shared/messages/number.ts'
import { Place, type Seller, useIsFilled } from '#shared/places/places.tsx'
import { NOMINAL, unitsOf } from '#shared/trade/units.ts'
import { Link } from '#shared/ui/link.tsx'
import type { RowItem } from '#shared/ui/list-row.tsx'
import rowCss from '#shared/ui/row-facts.css?inline'
import { FactValue, type RowFact } from '#shared/ui/row-facts.tsx'
import { refineMessages } from './refine.messages.ts'
import css from './result-table.css?inline'

/** True for items of one category with facts. Mixed ones have no columns in common. */
export const isTabular = (tab: SearchTab, items: readonly RowItem[]): boolean =>
  tab !== 'company' &&
  items.some(({ facts = [] }) => facts.length > 0) &&
  items.every(({ category }) => category === items[0]?.category)

type Props = { tab: SearchTab; items: readonly RowItem[]; label: string; seller?: Seller | undefined }

type Order = { key: string; isDown: boolean }

/** The results of a page as a table: a column for each fact, by which the page is sorted. */
export function ResultTable({ tab, items, label, seller }: Props) {
  useLateStyles(css)
  useLateStyles(rowCss)
  const t = useStore(refineMessages)
  const { locale } = useStore($config)
  const [order, setOrder] = useState<Order>()
  const hasChoice = useIsFilled('row-choice')
  const hasAction = useIsFilled('row-action')
  if (!isTabular(tab, items)) return null
  const of = tab === 'services' ? 'service' : 'product'
  const columns = columnsOf(items)
  const compare = (one: RowItem, other: RowItem): number => {
    if (!order) return 0
    const down = order.isDown ? -1 : 1
    if (order.key === ITEM) return down * compareTexts(one.name, other.name)
    const [a, b] = [one, other].map(({ facts = [] }) => facts.find(({ key }) => key === order.key))
    if (!a || !b) return Number(!a) - Number(!b)
    return (
      down * (a.number !== null && b.number !== null ? a.number - b.number : compareTexts(a.value, b.value))
    )
  }
  const { compare: compareTexts } = new Intl.Collator(locale, { numeric: true })
  const sortBy = (key: string) => setOrder({ key, isDown: order?.key === key && !order.isDown })
  const heading = (key: string, name: string, isNumber = false) => (
    <th
      key={key}
      scope="col"
      className={isNumber ? 'number' : undefined}
      aria-sort={order?.key === key ? (order.isDown ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" onClick={() => sortBy(key)}>
        {name}
      </button>
    </th>
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard.
    <section className="result-table" aria-label={t.tableLabel} tabIndex={0}>
      <table aria-label={label}>
        <thead>
          <tr>
            {hasChoice && (
              <th scope="col">
                <span className="hidden-visually">{t.compare}</span>
              </th>
            )}
            {heading(ITEM, t.item)}
            {columns.map(column =>
              heading(column.key, headOf(column, nameOfFact(column, locale)), column.isNumber),
            )}
            {hasAction && (
              <th scope="col" className="action">
                <span className="hidden-visually">{t.rfqList}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {[...items].sort(compare).map(item => (
            <tr key={item.id}>
              {hasChoice && (
                <td className="row-choice">
                  <Place name="row-choice" item={item} of={of} seller={seller} />
                </td>
              )}
              <th scope="row">
                <Link to={{ route: of, params: { id: item.id } }}>{item.name}</Link>
                {item.companyName && <span className="muted">{item.companyName}</span>}
              </th>
              {columns.map(column => {
                const fact = item.facts?.find(({ key }) => key === column.key)
                const text =
                  column.isNumber && fact?.number != null ? formatNumber(fact.number, locale) : undefined
                return (
                  <td key={column.key} className={column.isNumber ? 'number' : undefined}>
                    {fact && <FactValue fact={fact} {...(text && { text })} />}
                  </td>
                )
              })}
              {hasAction && (
                <td className="action">
                  <div className="row-action">
                    <Place name="row-action" item={item} of={of} seller={seller} isInTable />
                  </div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const ITEM = 'item'

type Column = RowFact & { isNumber: boolean }

/** Returns the facts of these items, each once, and if all their values are measured in a unit. */
function columnsOf(items: readonly RowItem[]): Column[] {
  const all = items.flatMap(({ facts = [] }) => facts)
  return [...new Map(all.map(fact => [fact.key, fact])).values()].map(fact => {
    const isMeasure = fact.unit !== NOMINAL && unitsOf(fact.unit).other !== undefined
    const values = all.filter(({ key }) => key === fact.key)
    return { ...fact, isNumber: isMeasure && values.every(({ number }) => number !== null) }
  })
}

const headOf = ({ unit, isNumber }: Column, name: string): string =>
  isNumber ? `${name}, ${unitsOf(unit).base}` : name
