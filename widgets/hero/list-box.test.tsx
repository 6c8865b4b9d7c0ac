import { expect, test } from 'vitest'
import { $brought } from '#shared/procurement/rfq-list/brought.ts'
import { mount } from '#shared/testing/mount.ts'
import './hero.element.ts'

const stay = (): void =>
  document.addEventListener('trade-navigate', event => event.preventDefault(), { once: true })

test('without procurement, nothing stands beside the slides', async () => {
  const screen = await mount('<trade-hero></trade-hero>')
  await expect.poll(() => screen.events.map(({ type }) => type)).toEqual(['trade-ready'])
  expect(screen.queryByRole('region', { name: 'RFQ list' })).toBe(null)
})

test('with procurement, Paste lines and a file open the screen of the RFQ list with them', async () => {
  const screen = await mount('<trade-hero procurement></trade-hero>')
  stay()
  await screen.user.click(await screen.findByRole('button', { name: 'Paste lines' }))
  expect(screen.events.at(-1)).toMatchObject({ type: 'trade-navigate', detail: { route: 'rfqList' } })
  expect($brought.get()).toBe('lines')

  stay()
  const file = new File(['Gate valve;4'], 'lines.csv', { type: 'text/csv' })
  await screen.user.upload(screen.getByLabelText('Import file'), file)
  expect($brought.get()).toBe(file)
  $brought.set(undefined)
})
