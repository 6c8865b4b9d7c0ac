import { expect, test, vi } from 'vitest'
import { enumAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { mount } from '#shared/testing/mount.ts'
import { selectTab } from '#shared/testing/select-tab.ts'
import { Tabs } from './tabs.tsx'

const chosen = vi.fn<(name: string) => void>()
const names = ['near', 'far'] as const

defineWidget('trade-tabbed', {
  summary: 'Tabs on their own.',
  component: ({ tab }: { tab: (typeof names)[number] }) => (
    <Tabs tabs={names.map(name => ({ name, label: `The ${name}` }))} active={tab} onSelect={chosen}>
      <p>Content of {tab}</p>
    </Tabs>
  ),
  attributes: { tab: enumAttribute('', names, { default: 'near' }) },
})

test('names the tabs, marks the active one, and holds its content in its panel', async () => {
  const screen = await mount('<trade-tabbed tab="far"></trade-tabbed>')
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map(tab => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['The near', 'false'],
    ['The far', 'true'],
  ])
  const panel = screen.getByText('Content of far').closest('[role=tabpanel]')
  expect(panel?.getAttribute('aria-labelledby')).toBe(tabs[1]?.id)
})

test('tells what the user chose, and nothing when the host changed it', async () => {
  const screen = await mount('<trade-tabbed></trade-tabbed>')
  await selectTab(screen, 'The far')
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
