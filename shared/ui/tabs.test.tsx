import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { enumAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { Tabs } from './tabs.tsx'

const chosen = vi.fn<(name: string) => void>()
const names = ['near', 'far', 'beyond'] as const

defineWidget('trade-tabbed', {
  summary: 'Tabs on their own.',
  component: ({ tab, activation }: { tab: (typeof names)[number]; activation: 'auto' | 'manual' }) => (
    <Tabs
      tabs={names.map(name => ({ name, label: `The ${name}` }))}
      active={tab}
      activation={activation}
      onSelect={chosen}
    >
      <p>Content of {tab}</p>
    </Tabs>
  ),
  attributes: {
    tab: enumAttribute('', names, { default: 'near' }),
    activation: enumAttribute('', ['auto', 'manual'], { default: 'auto' }),
  },
})

test('names the tabs, marks the active one and labels its panel', async () => {
  const screen = await mount('<trade-tabbed tab="far"></trade-tabbed>')
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map(tab => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['The near', 'false'],
    ['The far', 'true'],
    ['The beyond', 'false'],
  ])
  const panel = screen.getByText('Content of far').closest('[role=tabpanel]')
  expect(panel?.getAttribute('aria-labelledby')).toBe(tabs[1]?.id)
  expect(tabs.map(tab => tab.getAttribute('aria-controls'))).toEqual(names.map(() => panel?.id))
})

test('reports the choice of the user, but not a change by the host', async () => {
  const screen = await mount('<trade-tabbed></trade-tabbed>')
  await screen.user.click(await screen.findByRole('tab', { name: 'The far' }))
  await vi.waitFor(() => expect(chosen.mock.calls).toEqual([['far']]))

  chosen.mockClear()
  screen.element.setAttribute('tab', 'far')
  expect(await screen.findByText('Content of far')).toBeTruthy()
  screen.element.setAttribute('tab', 'near')
  expect(await screen.findByText('Content of near')).toBeTruthy()
  await vi.waitFor(() =>
    expect(screen.getByRole('tab', { name: 'The near' }).getAttribute('aria-selected')).toBe('true'),
  )
  expect(chosen).not.toHaveBeenCalled()
})

test('takes no press on the panel of the tab before, which stays until the next is rendered', async () => {
  const screen = await mount('<trade-tabbed></trade-tabbed>')
  const panel = (await screen.findByText('Content of near')).closest('[role=tabpanel]')
  if (!panel) throw new Error('The content is in no panel')
  const isInert = new Promise(resolve => {
    new MutationObserver(resolve).observe(panel, { attributeFilter: ['inert'] })
  })
  screen.element.setAttribute('tab', 'far')
  await isInert
  await screen.findByText('Content of far')
  expect(screen.getByRole('tabpanel').hasAttribute('inert')).toBe(false)
})

const focused = (screen: Screen) => screen.element.shadowRoot?.activeElement?.textContent
const inTabOrder = (screen: Screen) =>
  screen.getAllByRole('tab').flatMap(tab => (tab.tabIndex === 0 ? tab.textContent : []))

test('arrow keys, Home and End choose tabs and wrap around', async () => {
  chosen.mockClear()
  const screen = await mount('<trade-tabbed></trade-tabbed>')
  const [first] = await screen.findAllByRole('tab')
  first?.focus()
  await screen.user.keyboard('{ArrowLeft}')
  expect(focused(screen)).toBe('The beyond')
  await screen.user.keyboard('{ArrowRight}{ArrowRight}')
  expect(focused(screen)).toBe('The far')
  await screen.user.keyboard('{End}')
  expect(focused(screen)).toBe('The beyond')
  await screen.user.keyboard('{Home}{Alt>}{ArrowRight}{/Alt}')
  expect(focused(screen)).toBe('The near')
  expect(chosen.mock.calls).toEqual([['beyond'], ['far'], ['beyond']])
})

test('in right-to-left text the arrow keys are swapped', async () => {
  const screen = await mount('<trade-tabbed style="direction: rtl"></trade-tabbed>')
  const [first] = await screen.findAllByRole('tab')
  first?.focus()
  await screen.user.keyboard('{ArrowLeft}')
  expect(focused(screen)).toBe('The far')
})

test('with manual activation, arrow keys move only the focus, and Enter or Space chooses', async () => {
  chosen.mockClear()
  const screen = await mount('<trade-tabbed activation="manual"></trade-tabbed>')
  const [first] = await screen.findAllByRole('tab')
  expect(inTabOrder(screen)).toEqual(['The near'])
  first?.focus()
  await screen.user.keyboard('{ArrowRight}')
  expect([focused(screen), inTabOrder(screen)]).toEqual(['The far', ['The far']])
  expect(chosen).not.toHaveBeenCalled()
  await screen.user.keyboard('{Enter}{ArrowRight} ')
  expect(chosen.mock.calls).toEqual([['far'], ['beyond']])
  screen.getAllByRole('tab')[2]?.blur()
  await vi.waitFor(() => expect(inTabOrder(screen)).toEqual(['The near']))
})

function Agreement() {
  const [isAgreed, setAgreed] = useState(false)
  return (
    <Tabs tabs={[{ name: 'terms', label: 'Terms' }]} active="terms" onSelect={chosen}>
      <label>
        Agreed
        <input type="checkbox" checked={isAgreed} onChange={event => setAgreed(event.target.checked)} />
      </label>
    </Tabs>
  )
}

defineWidget('trade-agreement', { summary: 'Tabs around a checkbox.', component: Agreement, attributes: {} })

test('a checkbox in the panel never shows its old state after a click', async () => {
  const screen = await mount('<trade-agreement></trade-agreement>')
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Agreed' })
  const states: boolean[] = []
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked') ?? {}
  Object.defineProperty(box, 'checked', {
    configurable: true,
    get: () => Reflect.get(HTMLInputElement.prototype, 'checked', box),
    set: (value: boolean) => {
      states.push(value)
      set?.call(box, value)
    },
  })
  box.click()
  await vi.waitFor(() => expect(states.at(-1)).toBe(true))
  expect(states).not.toContain(false)
})
