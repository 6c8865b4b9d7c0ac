import { useStore } from '@nanostores/react'
import { memo } from 'react'
import type { Doubt, SheetLine } from '#shared/sheets/reading.ts'
import { ScrollArea } from '#shared/sheets/ui/scroll-area.tsx'
import { useGrowing } from '#shared/sheets/ui/use-growing.ts'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { CheckQuantity } from './quantity-check.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'

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
  const drawn = useGrowing(lines.length)
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
          {lines.slice(0, drawn).map(line => (
            <PreviewRow
              key={line.row}
              line={line}
              hasNotes={hasNotes}
              onTick={onTick}
              number={numberOf(line.row)}
              isTicked={!unticked.has(line.row)}
            />
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

type RowProps = Pick<Props, 'onTick'> & {
  line: SheetLine
  number: number
  isTicked: boolean
  hasNotes: boolean
}

/** Is drawn again only if something in it changes: a tick concerns one of many rows. */
const PreviewRow = memo(function PreviewRow({ line, number, isTicked, hasNotes, onTick }: RowProps) {
  const t = useStore(rfqListMessages)
  const { row, wanted, quantity, unit, note, doubts } = line
  return (
    <tr className={isTicked ? undefined : 'out'}>
      <td>
        <input
          type="checkbox"
          aria-label={t.addLine({ item: wanted })}
          checked={isTicked}
          onChange={({ currentTarget }) => onTick([row], currentTarget.checked)}
        />
      </td>
      <td className="from">{number}</td>
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
  )
})

function DoubtMark({ of }: { of: Exclude<Doubt, 'quantity'> }) {
  const t = useStore(rfqListMessages)
  return (
    <span className="check error-text">
      <Icon path={icons.alert} />
      {t[`rfqList.doubt.${of}`]}
    </span>
  )
}
