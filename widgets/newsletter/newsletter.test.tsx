import { expect, test, vi } from 'vitest'
import { later, type Replies } from '#shared/testing/fake-network.ts'
import { mount, mountStory, type Screen } from '#shared/testing/mount.ts'
import { envelopeReply } from '#shared/testing/replies.ts'
import './newsletter.element.ts'
import { Failed, Offline } from './newsletter.stories.ts'

const ADD = 'POST /api/public/newsletter/add'
const DONE = 'Successfully Subscribed'

async function subscribe(email: string, replies: Replies = {}): Promise<Screen> {
  const screen = await mount('<trade-newsletter></trade-newsletter>', { replies })
  if (email) await screen.user.type(screen.getByLabelText('Your e-mail'), email)
  await screen.user.click(screen.getByRole('button', { name: 'Subscribe' }))
  return screen
}

test.each([
  ['', 'Email is empty'],
  ['   ', 'Email is empty'],
  ['siti@', 'Email is not valid'],
  [`${'a'.repeat(140)}@buyer.test`, 'Email is not valid'],
])('"%s": %s', async (email, message) => {
  const screen = await subscribe(email)
  await screen.findByText(message)
  expect(screen.network.requests).toHaveLength(0)
})

test('accepts 150 characters', async () => {
  const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(23)}.test`
  expect(email).toHaveLength(150)
  const screen = await subscribe(email, { [ADD]: envelopeReply() })
  await screen.findByText(DONE)
})

test('shows that it is sending, then clears the field and shows success for three seconds', async () => {
  const answer = later()
  const screen = await subscribe('  siti@buyer.test ', { [ADD]: answer })
  const button = await screen.findByRole('button', { name: 'Please Wait...' })
  for (let click = 0; click < 5; click++) button.click()
  expect(screen.network.calls(ADD).map(({ body }) => body)).toEqual([{ email: 'siti@buyer.test' }])
  answer.release(envelopeReply())
  await screen.findByText(DONE)
  const since = performance.now()
  expect(screen.getByLabelText('Your e-mail')).toHaveProperty('value', '')
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy()
  expect(screen.events).toContainEqual({ type: 'trade-newsletter-sent', detail: {} })
  await vi.waitFor(() => expect(screen.queryByText(DONE) === null).toBe(true), { timeout: 9000 })
  expect(performance.now() - since).toBeGreaterThan(2500)
})

test('another address can be sent while success is shown', async () => {
  const screen = await subscribe('siti@buyer.test', { [ADD]: envelopeReply() })
  await screen.findByText(DONE)
  await screen.user.type(screen.getByLabelText('Your e-mail'), 'farid@buyer.test{Enter}')
  await vi.waitFor(() => expect(screen.network.calls(ADD)).toHaveLength(2))
})

test.each([401, '401'])(
  'ReturnCode %o shows the message of the server in the red box, and keeps the address',
  async code => {
    const screen = await subscribe('siti@buyer.test', { [ADD]: envelopeReply(code, 'On the list already.') })
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('On the list already.'))
    expect(screen.getByLabelText('Your e-mail')).toHaveProperty('value', 'siti@buyer.test')
    expect(screen.queryByText(DONE) === null).toBe(true)
    screen.network.reply(ADD, envelopeReply())
    await screen.user.click(screen.getByRole('button', { name: 'Subscribe' }))
    await screen.findByText(DONE)
    expect(screen.getByRole('alert').textContent).toBe('')
  },
)

test('any other code counts as success', async () => {
  const screen = await subscribe('siti@buyer.test', { [ADD]: envelopeReply(202) })
  await screen.findByText(DONE)
})

test.each([
  ['no network', Offline, /cannot be reached/],
  ['a server error', Failed, /The server has a problem/],
])('reports %s', async (_, story, words) => {
  const screen = await mountStory(story)
  expect((await screen.findByText(words)).closest('[role=alert]') === null).toBe(false)
})
