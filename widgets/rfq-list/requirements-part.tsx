import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { late, useLate } from '#shared/element/late.tsx'
import { changeLine, type RfqLine, requireOfAll, useRfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import { differing, noRequirements, type Requirements } from '#shared/trade/requirements.ts'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'
import { useTyped } from './use-typed.ts'

const fields = late(() => import('#shared/procurement/requirements/requirements-fields.tsx'))

/** The requirements for every line that does not have its own. */
export function ListRequirements({ requirements }: { requirements: Requirements }) {
  const t = useStore(rfqListMessages)
  const filled = differing(requirements, noRequirements)
  return (
    <Disclosure title={t.requirementsOfList} count={Object.keys(filled).length}>
      <Fields value={requirements} onChange={change => requireOfAll({ ...requirements, ...change })} />
    </Disclosure>
  )
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
