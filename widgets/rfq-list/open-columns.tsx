import { useStore } from '@nanostores/react'
import { type ColumnReading, ROLES, type Role } from '#shared/sheets/reading.ts'
import { SelectField } from '#shared/ui/field.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'
import type { Asked } from './use-sheet.ts'

type Props = {
  asked: readonly Asked[]
  columns: readonly ColumnReading[]
  nameOf: (column: number) => string
  examplesOf: (column: number) => string
  onChoose: (roles: ReadonlyMap<number, Role>) => void
}

const NONE = 'none'

/** Asks what the columns are that may be several things: which one has the quantity or the unit, or what one is. */
export function OpenColumns({ asked, columns, nameOf, examplesOf, onChoose }: Props) {
  const t = useStore(rfqListMessages)
  if (asked.length === 0) return null
  const isOpen = ({ at }: Asked): boolean => columns[at] !== undefined && !columns[at].role
  const open = asked.filter(isOpen)
  return (
    <div className="questions">
      {(['quantity', 'unit'] as const).map(role => {
        const some = asked.filter(({ proposals }) => proposals[0] === role)
        const chosen = some.find(({ at }) => columns[at]?.role === role)?.at
        return (
          some.length > 0 && (
            <SelectField
              key={role}
              label={t[`rfqList.ask.${role}`]}
              value={some.some(isOpen) && chosen === undefined ? '' : `${chosen ?? NONE}`}
              aria-invalid={some.some(isOpen) || undefined}
              onText={value =>
                onChoose(
                  value === NONE
                    ? new Map(some.map(({ at }) => [at, 'leaveOut']))
                    : new Map([[Number(value), role]]),
                )
              }
            >
              {some.some(isOpen) && <option value="">{t['rfqList.role.open']}</option>}
              {some.map(({ at }) => (
                <option key={at} value={at}>
                  {[nameOf(at), examplesOf(at)].filter(Boolean).join(': ')}
                </option>
              ))}
              <option value={NONE}>{t.noneOfThese}</option>
            </SelectField>
          )
        )
      })}
      {asked
        .filter(({ proposals: [first] }) => first !== 'quantity' && first !== 'unit')
        .map(each => (
          <SelectField
            key={each.at}
            label={t.askColumn({ column: nameOf(each.at) })}
            hint={examplesOf(each.at)}
            value={columns[each.at]?.role ?? ''}
            aria-invalid={isOpen(each) || undefined}
            onText={value => {
              const role = ROLES.find(one => one === value)
              if (role) onChoose(new Map([[each.at, role]]))
            }}
          >
            {isOpen(each) && <option value="">{t['rfqList.role.open']}</option>}
            {[...new Set([...each.proposals, ...ROLES])].map(role => (
              <option key={role} value={role}>
                {t[`rfqList.role.${role}`]}
              </option>
            ))}
          </SelectField>
        ))}
      {open.length > 0 && (
        <p className="error-text">{t.askColumns({ columns: open.map(({ at }) => nameOf(at)).join(', ') })}</p>
      )}
    </div>
  )
}
