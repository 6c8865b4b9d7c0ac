import { expect, test, vi } from 'vitest'
import { fault, json, later, type Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { envelopeReply } from '#shared/testing/replies.ts'
import './register.element.ts'

const REGISTER = 'POST /api/login/tenant/register'

async function opened(replies: Replies = {}): Promise<Screen> {
  const screen = await mount('<trade-register open></trade-register>', {
    replies: { [REGISTER]: envelopeReply(200), ...replies },
  })
  await screen.findByRole('dialog', { name: 'Register as Our Member' })
  return screen
}

async function fillIn({ user, getByLabelText }: Screen, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await user.type(getByLabelText(label), value)
}

const send = ({ user, getByRole }: Screen): Promise<void> =>
  user.click(getByRole('button', { name: 'Register' }))

const full = { Email: 'siti@buyer.test', Password: 'mud pump 9', 'Repeat Password': 'mud pump 9' }

test('has its six fields', async () => {
  const screen = await opened()
  for (const label of ['Email', 'Password', 'Repeat Password', 'Name', 'MobileNo', 'Category']) {
    expect(screen.getByLabelText(label)).toBeTruthy()
  }
  const choices = screen.within(screen.getByLabelText('Category')).getAllByRole('option')
  expect(choices.map(choice => choice.getAttribute('value'))).toEqual(['personal', 'company'])
  expect(screen.getByLabelText('Category')).toHaveProperty('value', 'personal')
})

test('states the rule for a password before it is typed, and can show the password', async () => {
  const screen = await opened()
  const field = screen.getByLabelText('Password')
  const rule = screen.getByText('At least 8 characters, and hard to guess.')
  expect(field.getAttribute('aria-describedby')).toBe(rule.id)
  await screen.user.click(screen.getByRole('button', { name: 'Show password' }))
  for (const label of ['Password', 'Repeat Password'])
    expect(screen.getByLabelText(label)).toHaveProperty('type', 'text')
})

test.each<[string, Record<string, string>]>([
  ['Email is empty', {}],
  ['Email is empty', { Password: 'a' }],
  ['Password is empty', { Email: 'siti@buyer.test' }],
  ['Password is empty', { Email: 'siti@buyer.test', Password: '  ', 'Repeat Password': '  ' }],
  ['Passwords do not match', { Email: 'siti@buyer.test', Password: 'a' }],
  ['Passwords do not match', { Email: 'siti@buyer.test', Password: 'a', 'Repeat Password': 'A' }],
  ['Passwords do not match', { Email: 'siti@buyer.test', Password: 'a', 'Repeat Password': 'b' }],
])('%s', async (message, values) => {
  const screen = await opened()
  await fillIn(screen, values)
  await send(screen)
  expect((await screen.findByText(message)).textContent).toBe(message)
  expect(screen.network.requests).toHaveLength(0)
})

test('accepts any text as e-mail and phone number, and an empty name', async () => {
  const screen = await opened()
  await fillIn(screen, { Email: 'not an e-mail', Password: 'a', 'Repeat Password': 'a', MobileNo: 'call me' })
  await send(screen)
  await vi.waitFor(() => expect(screen.network.calls(REGISTER)).toHaveLength(1))
  expect(screen.network.calls(REGISTER)[0]?.body).toEqual({
    Email: 'not an e-mail',
    Password: 'a',
    Name: '',
    MobileNo: 'call me',
    Category: 'personal',
  })
})

test('after registration, opens the login dialog with the e-mail and empties the form', async () => {
  const screen = await opened()
  await fillIn(screen, { ...full, Name: 'Siti', MobileNo: '+60 12 345 6789' })
  await screen.user.selectOptions(screen.getByLabelText('Category'), 'company')
  await send(screen)
  await vi.waitFor(() =>
    expect(document.querySelector('trade-login[open]')?.getAttribute('email')).toBe('siti@buyer.test'),
  )
  expect(screen.element.hasAttribute('open')).toBe(false)
  expect(screen.network.calls(REGISTER)[0]?.body).toMatchObject({ Name: 'Siti', Category: 'company' })
  expect(screen.events).toContainEqual({ type: 'trade-register-sent', detail: {} })
  screen.element.setAttribute('open', '')
  // The login dialog has fields with the same labels.
  const written = (label: string) => {
    const register = screen.getByRole('dialog', { name: 'Register as Our Member' })
    return Reflect.get(screen.within(register).getByLabelText(label), 'value')
  }
  await vi.waitFor(() => expect(['Email', 'Password'].map(written)).toEqual(['', '']))
})

test.each([409, '401', 500])('any ReturnCode but 200 (%s) shows the message of the server', async code => {
  const screen = await opened({ [REGISTER]: envelopeReply(code, 'This e-mail is registered already.') })
  await fillIn(screen, full)
  await send(screen)
  await screen.findByText('This e-mail is registered already.')
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'siti@buyer.test')
  expect(document.querySelector('trade-login') === null).toBe(true)
})

test.each([
  ['an unreachable server', fault('offline'), /cannot be reached/],
  ['a server error', json(500, {}), /The server has a problem/],
])('reports %s, and keeps the form', async (_, answer, words) => {
  const screen = await opened({ [REGISTER]: answer })
  await fillIn(screen, full)
  await send(screen)
  await screen.findByText(words)
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'siti@buyer.test')
})

test('shows that it is waiting, and ignores more clicks', async () => {
  const answer = later()
  const screen = await opened({ [REGISTER]: answer })
  await fillIn(screen, full)
  await send(screen)
  const button = await screen.findByRole('button', { name: 'Please Wait...' })
  for (let click = 0; click < 5; click++) button.click()
  expect(screen.network.calls(REGISTER)).toHaveLength(1)
  answer.release(envelopeReply())
  await vi.waitFor(() => expect(screen.element.hasAttribute('open')).toBe(false))
})

test('stores no password on the device', async () => {
  const screen = await opened()
  await fillIn(screen, full)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('mud pump 9')
})
