import { type ComponentType, useState } from 'react'
import { enumAttribute } from '#shared/element/attributes.ts'
import { useReady } from '#shared/element/content-effect.ts'
import { defineWidget } from '#shared/element/define.ts'
import { Choices } from '#shared/refine/choices.tsx'
import refine from '#shared/refine/refine.css?inline'
import { ResultTable } from '#shared/refine/result-table.tsx'
import { Button } from '#shared/ui/button.tsx'
import { Modal } from '#shared/ui/dialogs.tsx'
import { EmailField, SelectField, TextAreaField, TextField } from '#shared/ui/field.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { RowFacts } from '#shared/ui/row-facts.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import css from './blocks.css?inline'
import { valves } from './valves.ts'

const looks = [undefined, 'primary', 'soft', 'plain'] as const

function Buttons() {
  return (
    <>
      {[false, true].map(isOff => (
        <div className="row" key={String(isOff)}>
          {looks.map(look => (
            <Button key={look ?? 'usual'} look={look} label={look ?? 'Usual'} aria-disabled={isOff} />
          ))}
        </div>
      ))}
    </>
  )
}

function Fields() {
  return (
    <form className="fields">
      <TextField label="Project" hint="It is shown to sellers." />
      <EmailField label="E-mail" required value="buyer at port" aria-invalid />
      <SelectField label="Incoterm">
        <option>EXW</option>
        <option>DAP</option>
      </SelectField>
      <TextField label="Deliver to" disabled value="Kemaman" />
      <TextAreaField label="Message" rows={3} />
      <label className="row">
        <input type="checkbox" defaultChecked /> Certificate 3.1
      </label>
    </form>
  )
}

function Pills() {
  return (
    <>
      <p className="row">
        <span className="pill">3 sellers</span>
        <span className="pill">Draft</span>
      </p>
      <p className="note good">
        <Icon path="M4 10.500l4 4 8-9" /> Your request was sent.
      </p>
      <p className="note wrong" role="alert">
        <Icon path={icons.alert} /> Write a quantity above 0.
      </p>
    </>
  )
}

function TabsBlock() {
  const [active, setActive] = useState<'description' | 'reviews'>('description')
  return (
    <Tabs
      tabs={[
        { name: 'description', label: 'Description' },
        { name: 'reviews', label: 'Reviews' },
      ]}
      active={active}
      onSelect={setActive}
    >
      <p>{active === 'description' ? 'Two-piece forged body, full bore.' : 'There are no reviews yet.'}</p>
    </Tabs>
  )
}

function Dialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="primary" label="Open the dialog" onClick={() => setOpen(true)} />
      {isOpen && (
        <Modal title="Send to 3 sellers" onClose={() => setOpen(false)}>
          <TextField label="Note to all" />
        </Modal>
      )}
    </>
  )
}

const FactRow = () => (
  <div className="row-facts">
    <RowFacts facts={valves[1]?.facts ?? []} />
  </div>
)

const Table = () => <ResultTable tab="products" items={valves} label="Ball valves" />

const sizes = ['2"', '4"', '6"', '8"']

function Filters() {
  const [chosen, setChosen] = useState('8"')
  return (
    <aside className="refine-panel" aria-label="Filters">
      <Choices
        title="Nominal size"
        choices={sizes.map((name, at) => ({
          name,
          count: 14 - at,
          isChosen: name === chosen,
          to: { facts: name },
        }))}
        go={({ facts = '' }) => setChosen(facts)}
        placeOf={() => ({ route: 'search' })}
      />
    </aside>
  )
}

const blocks = {
  buttons: Buttons,
  fields: Fields,
  pills: Pills,
  tabs: TabsBlock,
  dialog: Dialog,
  facts: FactRow,
  table: Table,
  filters: Filters,
} satisfies Record<string, ComponentType>

const names = Object.keys(blocks) as (keyof typeof blocks)[]

function Block({ of }: { of: keyof typeof blocks }) {
  const Shown = blocks[of]
  useReady(true)
  return (
    <div className="block">
      <Shown />
    </div>
  )
}

/** Shows a building block amid the styles that every element has. */
defineWidget('trade-block', {
  summary: 'A building block of the elements.',
  component: Block,
  attributes: { of: enumAttribute('Which one.', names, { default: 'buttons' }) },
  styles: [refine, css],
})
