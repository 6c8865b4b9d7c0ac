import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { resetForms } from '#shared/forms/form.ts'
import { fault, json, later, type Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { campaignLead, campaignLine, visitPage } from '#shared/testing/partner-page.ts'
import { envelopeReply } from '#shared/testing/replies.ts'
import './contact.element.ts'

const SEND = 'PUT /api/Admin/contact/us'
const html = '<trade-contact></trade-contact>'

type Words = { name?: string; email?: string; message?: string }

const whole = { name: 'Siti', email: 'siti@buyer.test', message: 'Hello' }

async function write(words: Words, replies: Replies = {}): Promise<Screen> {
  const screen = await mount(html, { replies })
  configure({ idempotency: true })
  await fillIn(screen, words)
  return screen
}

/** Fills in the form and presses its button. */
async function fillIn(screen: Screen, { name, email, message }: Words): Promise<void> {
  if (name) await screen.user.type(screen.getByLabelText('Name'), name)
  if (email) await screen.user.type(screen.getByLabelText('E-mail'), email)
  if (message) await screen.user.type(screen.getByLabelText('Message'), message)
  await screen.user.click(screen.getByRole('button', { name: 'Send a Message' }))
}

test('shows the page Contact Us', async () => {
  const screen = await mount(html)
  expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeTruthy()
  expect(screen.getByLabelText('Name').getAttribute('autocomplete')).toBe('name')
  expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('email')
  expect(screen.getByRole('link', { name: 'Read the FAQ' })).toHaveProperty('href', 'https://market.test/FAQ')
  await vi.waitFor(() => expect(screen.events).toEqual([{ type: 'trade-ready', detail: {} }]))
})

test.each<[Words, string]>([
  [{}, 'Name is empty'],
  [{ name: ' ', email: 'x', message: 'x' }, 'Name is empty'],
  [{ name: 'Siti' }, 'Email is empty'],
  [{ name: 'Siti', email: 'siti@' }, 'Message is empty'],
  [{ name: 'Siti', email: 'siti@', message: ' ' }, 'Message is empty'],
  [{ name: 'Siti', email: 'siti@', message: 'Hello' }, 'Email is not valid'],
])('%o: %s', async (words, message) => {
  const screen = await write(words)
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message))
  expect(screen.network.requests).toHaveLength(0)
})

test('accepts an e-mail of more than 150 characters, unlike other forms', async () => {
  const screen = await write(
    { ...whole, email: `siti@${'buyer.'.repeat(25)}test` },
    { [SEND]: envelopeReply() },
  )
  await screen.findByRole('alertdialog', { name: 'Message sent' })
})

test('shows that it is sending, then the message of the server, and an empty form', async () => {
  const answer = later()
  const screen = await write(whole, { [SEND]: answer })
  const button = await screen.findByRole('button', { name: 'Please Wait...' })
  for (let click = 0; click < 5; click++) button.click()
  expect(screen.network.calls(SEND).map(({ body }) => body)).toEqual([
    { email: 'siti@buyer.test', name: 'Siti', message: 'Hello' },
  ])
  answer.release(envelopeReply(200, 'We answer within two working days.'))
  const alert = screen.within(await screen.findByRole('alertdialog'))
  expect(alert.getByText('We answer within two working days.')).toBeTruthy()
  expect(screen.events).toContainEqual({ type: 'trade-contact-sent', detail: {} })
  await screen.user.click(await alert.findByRole('button', { name: 'OK' }))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog') === null).toBe(true))
  expect(screen.getByRole('button', { name: 'Send a Message' })).toBeTruthy()
  for (const label of ['Name', 'E-mail', 'Message']) {
    expect(screen.getByLabelText(label)).toHaveProperty('value', '')
  }
})

test('shows its own thanks when the server sends no message', async () => {
  const screen = await write(whole, { [SEND]: envelopeReply(200, '') })
  await screen.findByText('Thank you. We have received your message.')
})

test('shows the message of a ReturnCode 401 in the red box, and keeps the text', async () => {
  const screen = await write(whole, { [SEND]: envelopeReply('401', 'Not accepted from this address.') })
  await vi.waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Not accepted from this address.'),
  )
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Hello')
  expect(screen.queryByRole('alertdialog') === null).toBe(true)
  expect(screen.events.map(({ type }) => type)).not.toContain('trade-contact-sent')
})

test('a failed message can be sent again, and arrives once', async () => {
  const screen = await write(whole, { [SEND]: json(500, {}) })
  await screen.findByText(/This could not be sent.*The server has a problem/)
  screen.network.reply(SEND, envelopeReply())
  await screen.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('alertdialog')
  const [first, again] = screen.network.calls(SEND).map(({ headers }) => headers['idempotency-key'])
  expect(first).toBeTruthy()
  expect(again).toBe(first)
})

test.each([
  ['a gateway timeout', json(504, {})],
  ['a gateway timeout with a message', json(504, { message: 'Endpoint request timed out' })],
  ['a lost connection', fault('offline')],
])('after %s, says that the message may have arrived', async (_, answer) => {
  const screen = await write(whole, { [SEND]: answer })
  const alert = await screen.findByText(/this may have arrived\. Everything you entered/)
  expect(alert.textContent).not.toContain('Dashboard')
})

test('keeps the text after a reload', async () => {
  const before = await mount(html)
  await before.user.type(before.getByLabelText('Message'), 'Half a thought')
  await before.findByText('Draft saved on this device')
  before.element.remove()
  await Promise.resolve()
  resetForms()
  document.body.innerHTML = html
  await vi.waitFor(() => expect(before.getByLabelText('Message')).toHaveProperty('value', 'Half a thought'))
})

test('says after a reload that an interrupted message may have arrived', async () => {
  const before = await write(whole, { [SEND]: later() })
  await before.findByRole('button', { name: 'Please Wait...' })
  before.element.remove()
  await Promise.resolve()
  resetForms()
  document.body.innerHTML = html
  const hint = await before.findByText(/before the server answered, so your message may have arrived/)
  expect(hint.textContent).not.toContain('Dashboard')
})

test('starts with the message of the host, but a draft wins', async () => {
  const suggesting = html.replace('>', ' message="Please call me">')
  const first = await mount(suggesting)
  expect(first.getByLabelText('Message')).toHaveProperty('value', 'Please call me')
  await first.user.type(first.getByLabelText('Message'), ' on Monday')
  resetForms()
  const second = await mount(suggesting)
  expect(second.getByLabelText('Message')).toHaveProperty('value', 'Please call me on Monday')
  Reflect.get(second.element, 'reset').call(second.element)
  await vi.waitFor(() => expect(second.getByLabelText('Message')).toHaveProperty('value', 'Please call me'))
})

test('shows its origin to the sender, adds it to the message, and reports it in the event', async () => {
  visitPage()
  const screen = await mount(html.replace('>', ' source="Kedah Pumps" reference="A-17" track="utm">'), {
    replies: { [SEND]: envelopeReply() },
  })
  await screen.findByText(campaignLine)
  await fillIn(screen, whole)
  await screen.findByRole('alertdialog')
  expect(screen.network.calls(SEND)[0]?.body).toEqual({ ...whole, message: `Hello\n\n${campaignLine}` })
  expect(screen.events).toContainEqual({ type: 'trade-contact-sent', detail: { lead: campaignLead } })
})
