import { useStore } from '@nanostores/react'
import type { Doubt, SheetLine } from '#shared/sheets/reading.ts'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { CheckQuantity } from './quantity-check.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'
import { ScrollArea } from './scroll-area.tsx'

type Props = {
  lines: readonly SheetLine[]
  unticked: ReadonlySet<number>
  onTick: (rows: readonly number[], isTicked: boolean) => void
  /** The number that the sheet shows beside a row. */
  numberOf: (row: number) => number
}

/** The lines as they go on the list. Each can be left out. */
export function LinePreview({ lines, unticked, onTick, numberOf }: Props) {
  const t = useStore(rfqListMessages)
  const hasNotes = lines.some(({ note }) => note)
  return (
    <ScrollArea className="preview" label={t.preview}>
      <table>
        <caption className="hidden-visually">{t.preview}</caption>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                aria-label={t.allLines}
                checked={lines.every(({ row }) => !unticked.has(row))}
                onChange={({ currentTarget }) =>
                  onTick(
                    lines.map(({ row }) => row),
                    currentTarget.checked,
                  )
                }
              />
            </th>
            <th scope="col" className="from">
              {t.row}
            </th>
            <th scope="col">{t.wanted}</th>
            <th scope="col">{t.quantity}</th>
            <th scope="col">{t.unit}</th>
            {hasNotes && <th scope="col">{t.note}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, wanted, quantity, unit, note, doubts }) => (
            <tr key={row} className={unticked.has(row) ? 'out' : undefined}>
              <td>
                <input
                  type="checkbox"
                  aria-label={t.addLine({ item: wanted })}
                  checked={!unticked.has(row)}
                  onChange={({ currentTarget }) => onTick([row], currentTarget.checked)}
                />
              </td>
              <td className="from">{numberOf(row)}</td>
              <td className="words">
                {wanted}
                {doubts.includes('onlySize') && <DoubtMark of="onlySize" />}
              </td>
              <td className="short">
                {quantity}
                {doubts.includes('sharedQuantity') && <DoubtMark of="sharedQuantity" />}
                {doubts.includes('quantity') && <CheckQuantity />}
              </td>
              <td className="short">{unit}</td>
              {hasNotes && <td className="words">{note}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

function DoubtMark({ of }: { of: Exclude<Doubt, 'quantity'> }) {
  const t = useStore(rfqListMessages)
  return (
    <span className="check error-text">
      <Icon path={icons.alert} />
      {t[`rfqList.doubt.${of}`]}
    </span>
  )
}
