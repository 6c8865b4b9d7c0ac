import { afterEach, expect, test, vi } from 'vitest'
import { json } from '#shared/testing/fake-network.ts'
import { openDashboard, openQuoteReplies, quote } from '../replies.ts'

/** Sets the result of `window.open`. No test can make a whole window: the dashboard uses only these parts. */
function openGives(tab: Pick<Window, 'opener' | 'close'> & { location: { href: string } }): void {
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
}

afterEach(() => vi.restoreAllMocks())

test('a PDF is fetched with the bearer and opens in its own tab', async () => {
  const attachment = { name: 'datasheet.pdf', url: '/api/files/abc' }
  const { user, network, ...screen } = await openDashboard('?token=t#quotes/rfq1', {
    ...openQuoteReplies(quote({ attachment })),
    'GET /api/files/abc': () => new Response('%PDF-1.4', { headers: { 'Content-Type': 'application/pdf' } }),
  })
  const tab = { opener: window, location: { href: '' }, close: vi.fn() }
  openGives(tab)
  await user.click(await screen.findByRole('button', { name: 'PDF: datasheet.pdf' }))
  await vi.waitFor(() => expect(tab.location.href).toMatch(/^blob:/))
  expect(tab.opener).toBeNull()
  expect(network.calls('GET /api/files/abc')[0]?.headers.authorization).toBe('Bearer t')
})

test.each([
  [
    'refused',
    '/api/files/abc',
    () => json(404, { ResponseMessage: 'This file was not found.' }),
    'not found.',
  ],
  [
    'no PDF',
    '/api/files/abc',
    () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } }),
    'not a PDF',
  ],
  ['elsewhere', 'https://elsewhere.test/x.pdf', () => json(200, {}), 'The file is on another server.'],
])('an error beside the button names a PDF that is %s, and the tab closes', async (_, url, answer, words) => {
  const { user, network, ...screen } = await openDashboard('?token=t#quotes/rfq1', {
    ...openQuoteReplies(quote({ attachment: { name: 'a.pdf', url } })),
    'GET /api/files/abc': answer,
  })
  const tab = { opener: null, location: { href: '' }, close: vi.fn() }
  openGives(tab)
  await user.click(await screen.findByRole('button', { name: 'PDF: a.pdf' }))
  expect((await screen.findByText(/The PDF could not be opened/)).textContent).toContain(words)
  expect(tab.close).toHaveBeenCalled()
  expect(network.requests.filter(request => request.url.includes('elsewhere'))).toEqual([])
})

/** Returns the names of the files that the browser saves. Happy-dom saves none. */
function savedNames(): string[] {
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.href.startsWith('blob:')) names.push(this.download)
  })
  return names
}

const sheet = { name: 'MTO rev. 3.xlsx', url: '/api/files/abc.xlsx' }
const bytes = (type: string) => () => new Response('PK', { headers: { 'Content-Type': type } })

test('a sheet is fetched with the bearer and saved under its name, beside the PDF', async () => {
  const attachment = { name: 'datasheet.pdf', url: '/api/files/abc.pdf' }
  const { user, network, ...screen } = await openDashboard('?token=t#quotes/rfq1', {
    ...openQuoteReplies(quote({ attachment, sheet }), 'received'),
    'GET /api/files/abc.xlsx': bytes('application/octet-stream'),
  })
  const saved = savedNames()
  expect(await screen.findByRole('button', { name: 'PDF: datasheet.pdf' })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Sheet: MTO rev. 3.xlsx' }))
  await vi.waitFor(() => expect(saved).toEqual(['MTO rev. 3.xlsx']))
  expect(network.calls('GET /api/files/abc.xlsx')[0]?.headers.authorization).toBe('Bearer t')
})

test.each([
  ['refused', () => json(404, { ResponseMessage: 'This file was not found.' }), 'not found.'],
  ['a page', bytes('text/html'), 'not a sheet'],
])('an error beside the button names a sheet that is %s, and nothing is saved', async (_, answer, words) => {
  const { user, ...screen } = await openDashboard('?token=t#quotes/rfq1', {
    ...openQuoteReplies(quote({ sheet })),
    'GET /api/files/abc.xlsx': answer,
  })
  const saved = savedNames()
  await user.click(await screen.findByRole('button', { name: 'Sheet: MTO rev. 3.xlsx' }))
  expect((await screen.findByText(/The sheet could not be downloaded/)).textContent).toContain(words)
  expect(saved).toEqual([])
})
