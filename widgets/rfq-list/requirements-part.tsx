import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { $config } from '#shared/config/config.ts'
import { late, useLate } from '#shared/element/late.tsx'
import { requirementsMessages } from '#shared/procurement/requirements/requirements.messages.ts'
import { changeLine, type RfqLine, requireOfAll, useRfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import { statedIn } from '#shared/trade/asked.ts'
import { formatDate } from '#shared/trade/date.ts'
import { differing, type Requirements } from '#shared/trade/requirements.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'
import { useTyped } from './use-typed.ts'

const fields = late(() => import('#shared/procurement/requirements/requirements-fields.tsx'))

/** The requirements for every line that does not have its own, in short, and their fields on demand. */
export function ListRequirements({ requirements }: { requirements: Requirements }) {
  const t = useStore(rfqListMessages)
  const tRequired = useStore(requirementsMessages)
  const { locale } = useStore($config)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const stated = statedIn(requirements).map(([field, value]) => chipOf(field, value))
  return (
    <section className="required" aria-labelledby={id}>
      <div className="row">
        <h2 id={id}>{t.requirementsOfList}</h2>
        {stated.length > 0 ? (
          <ul className="chips">
            {stated.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : (
          <p className="muted">{t.noRequirements}</p>
        )}
        <Button
          look="plain"
          label={isOpen ? t.done : t.edit}
          aria-label={isOpen ? t.doneRequirements : t.editRequirements}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <Fields value={requirements} onChange={change => requireOfAll({ ...requirements, ...change })} />
      )}
    </section>
  )

  function chipOf(field: keyof Requirements, value: string): string {
    if (field === 'certificates' || field === 'incoterm') return value
    if (field === 'acceptsAlternatives') return tRequired[field]
    const isDay = field === 'neededBy' || field === 'quoteBy'
    return `${tRequired[field]}: ${isDay ? formatDate(value, locale) : value}`
  }
}

/** The requirements of one line that differ from those of the list. */
export function LineRequirements({ line }: { line: RfqLine }) {
  const t = useStore(rfqListMessages)
  return (
    <Disclosure title={t.requirementsOfLine} count={Object.keys(line.requirements).length}>
      <LineFields line={line} />
    </Disclosure>
  )
}

function LineFields({ line }: { line: RfqLine }) {
  const { requirements: ofList } = useRfqList()
  const value = { ...ofList, ...line.requirements, unit: line.unit || ofList.unit }
  const change = ({ unit = line.unit, ...changed }: Partial<Requirements>): void =>
    changeLine(line.id, { unit, requirements: differing({ ...line.requirements, ...changed }, ofList) })
  return <Fields value={value} onChange={change} />
}

type FieldsProps = { value: Requirements; onChange: (change: Partial<Requirements>) => void }

function Fields({ value, onChange }: FieldsProps) {
  const part = useLate(fields)
  const [typed, change] = useTyped(value, onChange)
  return part ? <part.RequirementsFields value={typed} onChange={change} /> : null
}

type DisclosureProps = { title: string; count: number; children: React.ReactNode }

/** Closed at first. Its content exists only while it is open. */
function Disclosure({ title, count, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title}
        {count > 0 && <span className="pill">{count}</span>}
        <Icon path={icons.down} />
      </summary>
      {isOpen && children}
    </details>
  )
}
