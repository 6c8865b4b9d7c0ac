import { useStore } from '@nanostores/react'
import { Fragment, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useUnitList } from '#shared/procurement/requirements/use-unit-list.tsx'
import type { RfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import { useGrowing } from '#shared/sheets/ui/use-growing.ts'
import { Link } from '#shared/ui/link.tsx'
import { LineDetails } from './line-details.tsx'
import { LineRow } from './line-row.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'
import { groupsBySeller, type ListProblem, type SellerGroup } from './rfq-list.store.ts'

type Props = {
  list: RfqList
  /** The lines that are being sent. */
  locked: ReadonlySet<string>
  isBySeller: boolean
  /** What has kept the list from being sent the last time. */
  problem: ListProblem | null
  /** The first line for which no seller could be chosen, to be shown next. */
  left: { lineId: string } | undefined
}

/** The row with the details: `at` is its place among all rows, for when its line is gone. */
type Current = { key: string; at: number; isOpen: boolean }

const COLUMNS = 5

/** The lines as rows of a table, and the details of the current one: beside the table, or below the row if it is narrow. */
export function LinesTable({ list, locked, isBySeller, problem, left }: Props) {
  const t = useStore(rfqListMessages)
  const [unitList, units] = useUnitList()
  const shown = useGrowing(list.lines.length)
  const table = useRef<HTMLTableElement>(null)
  const toFocus = useRef('')
  const [current, setCurrent] = useState<Current>({ key: '', at: 0, isOpen: false })

  const grown = { ...list, lines: list.lines.slice(0, shown) }
  const groups = isBySeller ? groupsBySeller(grown) : [{ seller: undefined, lines: numbered(grown) }]
  const keys = groups.flatMap(({ seller, lines }) => lines.map(({ line }) => keyOf(line.id, seller)))
  const known = keys.indexOf(current.key)
  const at = known < 0 ? Math.min(current.at, keys.length - 1) : known

  const openRow = useCallback((row: HTMLElement): void => {
    const { key = '' } = row.closest('tr')?.dataset ?? {}
    toFocus.current = inDetails(key, 'h2')
    setCurrent(before => ({
      key,
      at: rowsOf(table.current).indexOf(row),
      isOpen: before.key !== key || !before.isOpen,
    }))
  }, [])

  const step = useCallback((event: KeyboardEvent<HTMLElement>): void => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const rows = rowsOf(table.current)
    const next = by && rows[rows.indexOf(event.currentTarget) + by]
    if (!next) return
    event.preventDefault()
    next.focus()
    setCurrent({ key: next.closest('tr')?.dataset.key ?? '', at: rows.indexOf(next), isOpen: false })
  }, [])

  const leave = (): void => {
    rowsOf(table.current)[at]?.focus()
    setCurrent(before => ({ ...before, isOpen: false }))
  }

  useEffect(() => {
    const key = problem && rowKeyOf(table.current, problem)
    if (!key) return
    const wrong = problem.problem === 'notResolved' ? '[name=words]' : '[name=quantity]'
    toFocus.current = inDetails(key, wrong)
    setCurrent({ key, at: 0, isOpen: true })
  }, [problem])

  useEffect(() => {
    const key = left && rowKeyOf(table.current, left)
    if (key) setCurrent({ key, at: 0, isOpen: false })
  }, [left])

  // The details are there once they are drawn.
  useEffect(() => {
    const found = toFocus.current && table.current?.querySelector<HTMLElement>(toFocus.current)
    if (!found) return
    toFocus.current = ''
    found.focus()
  })

  return (
    <>
      {units}
      <table className="lines" ref={table}>
        <caption className="hidden-visually">{t.title}</caption>
        <thead>
          <tr>
            <th scope="col" className="number">
              <span className="hidden-visually">{t.number}</span>
            </th>
            <th scope="col">{t.wanted}</th>
            <th scope="col" className="quantity">
              {t.quantity}
            </th>
            <th scope="col" className="chosen">
              {isBySeller ? t.asksFor : t.sellers}
            </th>
            <td />
          </tr>
        </thead>
        {groups.map(({ seller, lines }) => (
          <tbody key={seller?.companyId ?? 0} part={isBySeller ? 'group' : undefined}>
            {isBySeller && <GroupHead seller={seller} lines={lines.length} />}
            {lines.map(({ line, number }) => {
              const key = keyOf(line.id, seller)
              const isCurrent = key === keys[at]
              const isLocked = locked.has(line.id)
              return (
                <Fragment key={line.id}>
                  <LineRow
                    line={line}
                    rowKey={key}
                    number={number}
                    seller={seller ?? undefined}
                    isCurrent={isCurrent}
                    isLocked={isLocked}
                    isTried={problem !== null}
                    onOpen={openRow}
                    onStep={step}
                  />
                  {isCurrent && (
                    <tr className="details" data-key={key} data-open={current.isOpen ? '' : undefined}>
                      <td colSpan={COLUMNS}>
                        <LineDetails
                          line={line}
                          number={number}
                          isLocked={isLocked}
                          unitList={unitList}
                          onLeave={leave}
                        />
                      </td>
                    </tr>
                  )}
                </Fragment>
              )
            })}
          </tbody>
        ))}
      </table>
    </>
  )
}

function GroupHead({ seller, lines }: { seller: SellerGroup['seller'] | undefined; lines: number }) {
  const t = useStore(rfqListMessages)
  return (
    <tr className="group">
      <th scope="rowgroup" colSpan={COLUMNS}>
        {seller ? (
          <Link to={{ route: 'company', params: { id: seller.companyId } }}>{seller.companyName}</Link>
        ) : (
          t.noSeller
        )}{' '}
        <span className="muted">{lines}</span>
      </th>
    </tr>
  )
}

const numbered = ({ lines }: RfqList): SellerGroup['lines'] =>
  lines.map((line, index) => ({ line, number: index + 1 }))

const keyOf = (lineId: string, seller: SellerGroup['seller'] | undefined): string =>
  `${lineId} ${seller?.companyId ?? ''}`

const rowKeyOf = (table: HTMLElement | null, { lineId }: { lineId: string }): string | undefined =>
  table?.querySelector<HTMLElement>(`[data-line="${lineId}"]`)?.dataset.key

/** The selector of an element in the open details of a row. */
const inDetails = (key: string, element: string): string =>
  `.details[data-key="${key}"][data-open] ${element}`

const rowsOf = (table: HTMLElement | null): HTMLElement[] => [
  ...(table?.querySelectorAll<HTMLElement>('.open') ?? []),
]
