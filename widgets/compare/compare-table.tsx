import { useStore } from '@nanostores/react'
import { nameOfFact } from '#shared/api/facts.ts'
import type { Item } from '#shared/api/items.ts'
import type { Messages } from '#shared/messages/i18n.ts'
import { type ComparedItem, textOfItems } from '#shared/routes/compared-items.ts'
import { Link } from '#shared/ui/link.tsx'
import { Picture } from '#shared/ui/picture.tsx'
import { LongText } from '#shared/ui/show-more.tsx'
import { compareMessages } from './compare.messages.ts'
import { type FactRow, factRows, isSameValue, type NamedValue } from './fact-rows.ts'
import { pageFacts } from './page-facts.ts'
import { RemoveButton } from './remove-button.tsx'
import { tableFacts } from './table-facts.ts'

/** An item by the name under which it was asked for, because a server may answer with any id. */
type Column = { chosen: ComparedItem; item: Item }

export type Removal = {
  /** Returns the items that stay if one is removed. */
  without: (item: ComparedItem) => readonly ComparedItem[]
  onRemove: (item: ComparedItem, name: string) => void
}

/** Returns the facts of the items, those of their pages first, and then their summaries. */
export const rowsOf = (
  columns: readonly Column[],
  t: Messages<typeof compareMessages>,
  locale: string,
): FactRow[] =>
  factRows(
    columns.map(({ item }) => [
      ...pageFacts(item, t),
      ...statedBy(item, locale),
      [t.summary, item.shortDescription],
    ]),
  )

/** Returns what a seller states: as facts, or for a server without them in the tables of the description. */
const statedBy = ({ facts, longDescription }: Item, locale: string): NamedValue[] =>
  facts.length > 0 ? facts.map(fact => [nameOfFact(fact, locale), fact.value]) : tableFacts(longDescription)

type Props = Removal & { columns: readonly Column[]; rows: readonly FactRow[] }

/** The items as columns, their facts as rows. It scrolls in its own region. */
export function CompareTable({ columns, rows, ...removal }: Props) {
  const t = useStore(compareMessages)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
    <section className="region" part="table" aria-label={t.label} tabIndex={0}>
      <table data-columns={columns.length}>
        <caption className="hidden-visually">{t.table}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(column => (
              <Head key={keyOf(column)} {...column} {...removal} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t.quotation}</th>
            {columns.map(column => (
              <td key={keyOf(column)}>
                <RequestLink {...column} />
              </td>
            ))}
          </tr>
          {rows.map(row => (
            <Row key={row.name} row={row} columns={columns} />
          ))}
          {rows.length === 0 && (
            <tr>
              <td />
              <td colSpan={columns.length}>{t.noDifferences}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

const keyOf = ({ chosen }: Column): string => textOfItems([chosen])

function Head({ chosen, item, without, onRemove }: Column & Removal) {
  const { name, pictures } = item
  return (
    <th scope="col" abbr={name}>
      <div className="head" title={name}>
        <Picture src={pictures[0] ?? ''} alt="" eager />
        <Link to={{ route: chosen.kind, params: { id: chosen.id } }}>{name}</Link>
      </div>
      <RemoveButton name={name} rest={without(chosen)} onClick={() => onRemove(chosen, name)} />
    </th>
  )
}

function Row({ row, columns }: { row: FactRow; columns: readonly Column[] }) {
  const t = useStore(compareMessages)
  const { name, values, agreement } = row
  const isSeller = name === t.seller
  return (
    <tr>
      <th scope="row">
        <span>{name}</span>
        {columns.length > 1 && (
          <span className={`agreement ${agreement}`}>
            <span className="hidden-visually">{t[agreement]}</span>
          </span>
        )}
      </th>
      {columns.map((column, index) => (
        <td key={keyOf(column)} className={isSameValue(values[0], values[index]) ? undefined : 'differs'}>
          <Value value={values[index] ?? ''} companyId={isSeller ? column.item.companyId : 0} />
        </td>
      ))}
    </tr>
  )
}

/** A value, as a link if it is a company's name. */
function Value({ value, companyId }: { value: string; companyId: number }) {
  const t = useStore(compareMessages)
  if (!value) return <span className="muted">{t.notStated}</span>
  if (companyId) return <Link to={{ route: 'company', params: { id: companyId } }}>{value}</Link>
  // Numbers and dates keep their own direction on a right-to-left page.
  return (
    <bdi>
      <LongText text={value} />
    </bdi>
  )
}

function RequestLink({ chosen: { kind, id }, item: { name } }: Column) {
  const t = useStore(compareMessages)
  return (
    <Link
      to={{ route: kind === 'product' ? 'rfqProduct' : 'rfqService', params: { id } }}
      className="button soft"
    >
      {t['item.requestQuotation']}
      <span className="hidden-visually">: {name}</span>
    </Link>
  )
}
