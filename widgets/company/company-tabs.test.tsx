import { expect, test, vi } from 'vitest'
import { onElementsNeeded, reportMissing } from '#shared/element/needed-elements.ts'
import { inside, named, openTab } from '#shared/testing/company-screen.ts'
import { inTurn } from '#shared/testing/fake-network.ts'
import { handedTo, mount, type Screen } from '#shared/testing/mount.ts'
import { companyReply } from '#shared/testing/replies.ts'
import { valveWorks, valveWorksReplies } from '#shared/testing/samples/company.ts'
import './company.element.ts'

const COMPANY = 'GET /api/public/tenant/website'

const onTab = (tab: number): string => `<trade-company company-id="12" tab="${tab}"></trade-company>`

const nested = (screen: Screen): Element | undefined => inside(screen, 'trade-inquiry')[0]

test('nests the inquiry form with company and subject, and passes its theme on', async () => {
  const screen = await mount(
    '<trade-company company-id="12" tab="4" subject="1/2&quot; valve" theme="dark"></trade-company>',
    { replies: valveWorksReplies },
  )
  await named(screen)
  const attributes = ['company-id', 'subject', 'theme'].map(name => handedTo(nested(screen), name))
  expect(attributes).toEqual(['12', '1/2" valve', 'dark'])
  expect(screen.getByText('Registered Address').parentElement?.textContent).toContain('Lot 12')
  screen.element.setAttribute('subject', 'Gasket')
  await vi.waitFor(() => expect(handedTo(nested(screen), 'subject')).toBe('Gasket'))
})

test.each([
  ['procurement', 'true'],
  ['procurement="false"', 'false'],
  ['', undefined],
])('with %s its form has procurement %s', async (given, expected) => {
  const screen = await mount(onTab(4).replace('tab=', `${given} tab=`), { replies: valveWorksReplies })
  await named(screen)
  // A property once the form is defined, otherwise an attribute.
  expect(handedTo(nested(screen), 'procurement')?.toString()).toBe(expected)
  screen.element.setAttribute('procurement', 'false')
  await vi.waitFor(() => expect(handedTo(nested(screen), 'procurement')?.toString()).toBe('false'))
})

test('loads the inquiry form when its tab is opened, and offers a retry when that fails', async () => {
  // Another test may already have loaded the form.
  reportMissing('trade-inquiry')
  let times = 0
  const end = onElementsNeeded(tags => {
    if (tags.includes('trade-inquiry')) times += 1
    if (times === 1) reportMissing('trade-inquiry')
  })
  const screen = await mount(onTab(1), { replies: valveWorksReplies })
  await named(screen)
  expect(times).toBe(0)
  await screen.user.click(screen.getByRole('tab', { name: 'Contact Us' }))
  await screen.user.click(await screen.findByRole('button', { name: 'Try again' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(true))
  expect(times).toBe(2)
  end()
})

test('a sent inquiry reloads the company, and the form stays', async () => {
  const renamed = companyReply({ name: 'Kemaman Valve Group' })
  const screen = await mount(onTab(4), { replies: { [COMPANY]: inTurn(valveWorks, renamed) } })
  await named(screen)
  const form = nested(screen)
  form?.dispatchEvent(new CustomEvent('trade-inquiry-sent', { bubbles: true, composed: true }))
  await named(screen, 'Kemaman Valve Group')
  expect(screen.network.calls(COMPANY)).toHaveLength(2)
  expect(nested(screen) === form).toBe(true)
})

test('the tab attribute of the host wins over the choice of the reader', async () => {
  const screen = await mount(onTab(2), { replies: valveWorksReplies })
  await named(screen)
  await vi.waitFor(() => expect(openTab(screen)).toBe('Our Products'))
  await screen.user.click(await screen.findByRole('tab', { name: 'Overview' }))
  await vi.waitFor(() => expect(openTab(screen)).toBe('Overview'))
  expect(screen.element.outerHTML).toBe(onTab(2))
  expect(screen.events.at(-1)).toEqual({
    type: 'trade-company-change',
    detail: { companyId: 12, tab: 1, page: 1 },
  })

  screen.element.setAttribute('tab', '3')
  await vi.waitFor(() => expect(openTab(screen)).toBe('Our Services'))
  screen.element.removeAttribute('tab')
  await vi.waitFor(() => expect(openTab(screen)).toBe('Overview'))
  expect(screen.events.filter(({ type }) => type === 'trade-company-change')).toHaveLength(1)
})
