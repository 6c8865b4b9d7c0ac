import { screen, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { SelectField, TextAreaField, TextField } from './field.tsx'

/** Shows the texts in three fields, with buttons that write into them as a draft or a reset does. */
function Order({ options = ['', 'kg', 'pcs'] }: { options?: readonly string[] }) {
  const [texts, setTexts] = useState({ subject: 'Valves', message: 'Two', unit: 'kg' })
  const bind = (name: keyof typeof texts) => ({
    label: name,
    value: texts[name],
    onText: (text: string) => setTexts(before => ({ ...before, [name]: text })),
  })
  return (
    <>
      <TextField {...bind('subject')} />
      <TextAreaField {...bind('message')} />
      <SelectField {...bind('unit')}>
        {options.map(option => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
      <button type="button" onClick={() => setTexts({ subject: 'Pumps', message: 'Four', unit: 'pcs' })}>
        Restore
      </button>
      <output>{Object.values(texts).join()}</output>
    </>
  )
}

function render() {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  onTestFinished(() => root.unmount())
  return {
    user: userEvent.setup(),
    show: (options?: string[]) => root.render(<Order {...(options && { options })} />),
  }
}

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const shown = async () =>
  Promise.all(['subject', 'message', 'unit'].map(async name => (await field(name)).value))
const state = () => screen.getByRole('status').textContent

test('fields show their text, tell what is entered, and are written when the text becomes another', async () => {
  const { user, show } = render()
  show()
  await waitFor(async () => expect(await shown()).toEqual(['Valves', 'Two', 'kg']))
  await user.type(await field('subject'), ' and seals')
  await user.clear(await field('message'))
  await user.selectOptions(await field('unit'), 'pcs')
  expect(await shown()).toEqual(['Valves and seals', '', 'pcs'])
  expect(state()).toBe('Valves and seals,,pcs')
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(await shown()).toEqual(['Pumps', 'Four', 'pcs'])
})

test('React does not write what is entered, and the caret stays', async () => {
  const { user, show } = render()
  show()
  const writes: string[] = []
  for (const name of ['subject', 'message']) {
    const target = await field(name)
    const own = Object.getOwnPropertyDescriptor(target, 'value')
    Object.defineProperty(target, 'value', {
      configurable: true,
      get: () => own?.get?.call(target),
      set: text => writes.push(text),
    })
    await user.type(target, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 })
    expect([target.selectionStart, target.selectionEnd]).toEqual([2, 2])
  }
  expect(state()).toBe('Vxalves,Txwo,kg')
  expect(writes).toEqual([])
})

test('a field that an extension fills in tells of it, also by the event of a change alone', async () => {
  const { show } = render()
  show()
  for (const [name, text] of [
    ['subject', 'Pipes'],
    ['message', 'Ten'],
    ['unit', 'pcs'],
  ] as const) {
    const target = await field(name)
    const prototype: object = Object.getPrototypeOf(target)
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(target, text)
    target.dispatchEvent(new Event('change', { bubbles: true }))
  }
  await waitFor(() => expect(state()).toBe('Pipes,Ten,pcs'))
})

test('a choice whose option comes later is shown then', async () => {
  const { user, show } = render()
  show(['', 'kg'])
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(state()).toBe('Pumps,Four,pcs')
  show(['', 'kg', 'pcs'])
  await waitFor(async () => expect((await field('unit')).value).toBe('pcs'))
})
