import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { textAttribute } from '#shared/element/attributes.ts'
import { useReady } from '#shared/element/content-effect.ts'
import { defineWidget } from '#shared/element/define.ts'
import { mountHost } from '#shared/element/mount-host.ts'
import { WidgetRoot } from '#shared/element/widget-root.tsx'
import { serverRoot, valuesOf } from '#shared/server/server-root.tsx'
import { endSession, forgetUser, keepUser } from '#shared/session/session.ts'
import { useUser } from '#shared/session/use-session.ts'
import { fakeNearness } from '#shared/testing/fake-layout.ts'
import { recordEvents } from '#shared/testing/recorded-events.ts'
import { expectedInConsole } from '#shared/testing/setup.ts'
import { useOwnText } from '#shared/ui/own-text.ts'
import { createRoot } from './root.ts'

beforeEach(fakeNearness)

/** Has one of each control that may be used before it is hydrated, and reports the effects. */
function Greeting({ name }: { name: string }) {
  const [clicks, setClicks] = useState<string[]>([])
  const [text, setText] = useState('')
  const [sent, setSent] = useState('')
  const own = useOwnText<HTMLInputElement>(text, setText)
  const user = useUser()
  useReady(true)
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        setSent(`${text}!`)
      }}
    >
      <h2>{`Hello ${name}`}</h2>
      <p>{user ? user.name : 'Visitor'}</p>
      {['one', 'two'].map(each => (
        <button key={each} type="button" onClick={() => setClicks([...clicks, each])}>
          {each}
        </button>
      ))}
      <input aria-label="Text" {...own} />
      <button type="submit">Send</button>
      <output>{JSON.stringify({ clicks, text, sent })}</output>
    </form>
  )
}

const options = {
  summary: 'For tests of what a server has rendered.',
  component: Greeting,
  attributes: { name: textAttribute('Whom to greet.') },
}

const sample = defineWidget('trade-served', options)
let number = 0

/** Puts an element on the page as a server writes it. `define` loads its code, as r2wc does. */
function serve() {
  number += 1
  const tag = `trade-served-${number}` as const
  const around = { page: { hasMenu: false }, failed: () => {} }
  const html = renderToString(serverRoot({ ...sample, tag }, { name: 'Ada' }, around))
  const element = document.createElement(tag)
  element.setAttribute('name', 'Ada')
  const shadow = element.attachShadow({ mode: 'open' })
  shadow.innerHTML = `<div class="trade-root" data-served>${html}</div>`
  document.body.append(element)
  const root = shadow.querySelector<HTMLElement>('.trade-root')
  if (!root) throw new Error('no root')
  const definition = { ...sample, tag }
  return {
    root,
    find: <Found extends HTMLElement>(selector: string): Found => {
      const found = root.querySelector<Found>(selector)
      if (!found) throw new Error(`no ${selector}`)
      return found
    },
    define() {
      const react = createRoot(root)
      const snapshot = valuesOf(definition, { name: 'Ada' }).snapshot()
      const mounted = mountHost(element, tag)
      react.render(<WidgetRoot definition={definition} mounted={mounted} snapshot={snapshot} />)
      return react
    },
    live: () => vi.waitFor(() => expect('served' in root.dataset).toBe(false)),
  }
}

type Served = ReturnType<typeof serve>

const outcome = ({ find }: Served): unknown => JSON.parse(find('output').textContent ?? '')

test('keeps the served nodes, and announces ready once', async () => {
  const events = recordEvents()
  const served = serve()
  const nodes = [...served.root.querySelectorAll('*')]
  expect(served.find('h2').textContent).toBe('Hello Ada')
  served.define()
  await served.live()
  expect([...served.root.querySelectorAll('*')]).toEqual(nodes)
  expect(events.map(({ type }) => type)).toEqual(['trade-ready'])
  served.find('button').click()
  await vi.waitFor(() => expect(outcome(served)).toMatchObject({ clicks: ['one'] }))
})

test('repeats earlier clicks and typing in their order, and keeps the caret', async () => {
  const served = serve()
  served.define()
  const field = served.find<HTMLInputElement>('input')
  const [one, two] = served.root.querySelectorAll<HTMLElement>('button')
  two?.click()
  field.focus()
  field.value = 'Deliver'
  field.setSelectionRange(3, 3)
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  one?.click()
  await served.live()
  await vi.waitFor(() => expect(outcome(served)).toMatchObject({ clicks: ['two', 'one'], text: 'Deliver' }))
  expect([field.value, field.selectionStart]).toEqual(['Deliver', 3])
})

test('text and focus stay when everything is redrawn while the user types', async () => {
  const served = serve()
  served.find('h2').textContent = 'Hello Eve'
  served.define()
  const field = served.find<HTMLInputElement>('input')
  field.focus()
  const typing = { bubbles: true, composed: true }
  field.dispatchEvent(new Event('beforeinput', typing))
  field.value = 'Deliver'
  field.dispatchEvent(new Event('input', typing))
  await served.live()
  await vi.waitFor(() => expect(outcome(served)).toMatchObject({ text: 'Deliver' }))
  expect(served.find('h2').textContent).toBe('Hello Ada')
  expect(field.isConnected).toBe(false)
  expect(document.activeElement?.shadowRoot?.activeElement).toBe(served.find('input'))
  expectedInConsole('Text content did not match')
  expectedInConsole('error occurred during hydration')
  expectedInConsole('Hydration:')
})

test('keeps text typed before any of our code has loaded', async () => {
  const served = serve()
  served.find<HTMLInputElement>('input').value = 'Berth 3'
  served.define()
  await served.live()
  await vi.waitFor(() => expect(outcome(served)).toMatchObject({ text: 'Berth 3' }))
})

test.each([
  ['signs out', forgetUser, ''],
  ['loses the session', () => endSession(), 'Berth 3'],
])('the text of a member who %s before the element is live', async (_, leave, left) => {
  keepUser({ id: 7, name: 'Aisyah', image: '', token: 't', email: '' })
  const served = serve()
  served.find<HTMLInputElement>('input').value = 'Berth 3'
  served.define()
  leave()
  await served.live()
  await vi.waitFor(() => expect(outcome(served)).toMatchObject({ text: left }))
  expect(served.find<HTMLInputElement>('input').value).toBe(left)
})

test('the draft of a member who signed out before any of our code has loaded is gone', async () => {
  const served = serve()
  served.find<HTMLInputElement>('input').value = 'Berth 3'
  served.root.dataset.filledFor = '7'
  served.define()
  await served.live()
  await vi.waitFor(() => expect(outcome(served)).toMatchObject({ text: '' }))
})

test('a member first sees the content for visitors, then their own, on the same nodes', async () => {
  keepUser({ id: 7, name: 'Aisyah', image: '', token: 't', email: '' })
  const served = serve()
  const text = served.find('p')
  served.define()
  await served.live()
  await vi.waitFor(() => expect(text.textContent).toBe('Aisyah'))
  expect(text.isConnected).toBe(true)
})

describe('foreign nodes', () => {
  test.each([
    ['before the root', (root: HTMLElement) => root.before(document.createElement('style'))],
    ['after it', (root: HTMLElement) => root.after(document.createElement('div'))],
  ])('%s do no harm', async (_, put) => {
    const served = serve()
    put(served.root)
    served.define()
    await served.live()
    served.find('button').click()
    await vi.waitFor(() => expect(outcome(served)).toMatchObject({ clicks: ['one'] }))
  })
})

test('an element removed before it is hydrated is emptied and sends no event', async () => {
  const events = recordEvents()
  const served = serve()
  served.define().unmount()
  expect(served.root.childNodes).toHaveLength(0)
  expect(events).toEqual([])
})
