import { expect, test, vi } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { $user } from '#shared/session/session.ts'
import { fault, json, later, type Replies } from '#shared/testing/fake-network.ts'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { authReply, userReply } from '#shared/testing/replies.ts'
import { member } from '#shared/testing/scene.ts'
import './login.element.ts'

const AUTH = 'POST /api/tenant/auth'
const USER = 'GET /api/login/userdetail'

async function opened(replies: Replies = {}, html = '<trade-login open></trade-login>'): Promise<Screen> {
  const screen = await mount(html, { replies: { [AUTH]: authReply('t-1'), [USER]: userReply(), ...replies } })
  await screen.findByRole('dialog', { name: 'Member Login' })
  return screen
}

async function signIn(
  { user, getByLabelText, getByRole }: Screen,
  name: string,
  password: string,
): Promise<void> {
  if (name) await user.type(getByLabelText('Username'), name)
  if (password) await user.type(getByLabelText('Password'), password)
  await user.click(getByRole('button', { name: /Sign In|Please Wait/ }))
}

test('is empty until it is opened, and announces opening and closing', async () => {
  const screen = await mount('<trade-login></trade-login>')
  expect(screen.queryByRole('dialog') === null).toBe(true)
  screen.element.setAttribute('open', '')
  await screen.findByRole('dialog', { name: 'Member Login' })
  await screen.user.click(await screen.findByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(screen.element.hasAttribute('open')).toBe(false))
  await vi.waitFor(() =>
    expect(screen.events).toEqual([
      { type: 'trade-dialog-open', detail: { dialog: 'login' } },
      { type: 'trade-dialog-close', detail: { dialog: 'login' } },
    ]),
  )
})

test('is closed in the copy of the page that Turbo caches', async () => {
  const { element } = await opened()
  document.dispatchEvent(new CustomEvent('turbo:before-cache'))
  const kept = document.body.cloneNode(true)
  expect(kept instanceof HTMLElement && kept.querySelector('trade-login[open]')).toBe(null)
  expect(element.hasAttribute('open')).toBe(false)
})

test('can show the password while it is typed', async () => {
  const screen = await opened()
  const field = screen.getByLabelText('Password')
  expect(field).toHaveProperty('type', 'password')
  await screen.user.click(await screen.findByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toBe(field)
  expect(field).toHaveProperty('type', 'text')
  await screen.user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field).toHaveProperty('type', 'password')
})

test('signs in the member with the token in every widget, and closes', async () => {
  const screen = await opened()
  await signIn(screen, 'aisyah@buyer.test', 'ball valve')
  await vi.waitFor(() => expect(screen.element.hasAttribute('open')).toBe(false))
  expect(screen.network.calls(AUTH)[0]?.body).toEqual({
    username: 'aisyah@buyer.test',
    password: 'ball valve',
    grant_type: 'password',
  })
  expect($user.get()).toEqual(member({ token: 't-1' }))
  expect(screen.events).toContainEqual({
    type: 'trade-session-change',
    detail: { signedIn: true, name: 'Aisyah Rahman' },
  })
})

test('sends empty fields, because the client has no rules', async () => {
  const screen = await opened({ [AUTH]: json(400, {}) })
  await signIn(screen, '', '')
  await screen.findByText('Invalid Username or Password')
  expect(screen.network.calls(AUTH)).toHaveLength(1)
})

test.each([400, 401])(
  'a %i of the auth call shows Invalid Username or Password, and stores null',
  async status => {
    const screen = await opened({ [AUTH]: json(status, {}) })
    await signIn(screen, 'aisyah@buyer.test', 'wrong')
    expect((await screen.findByText('Invalid Username or Password')).textContent).toBe(
      'Invalid Username or Password',
    )
    expect(localStorage.getItem('trade-widgets:user')).toBe('null')
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'aisyah@buyer.test')
  },
)

test.each([
  ['an unreachable server', fault('offline'), /cannot be reached/],
  ['a server error', json(500, {}), /The server has a problem/],
  ['too many attempts', json(429, {}, { 'Retry-After': '30' }), /Please wait 30 seconds/],
])('reports %s instead', async (_, answer, words) => {
  const screen = await opened({ [AUTH]: answer })
  await signIn(screen, 'aisyah@buyer.test', 'ball valve')
  expect((await screen.findByText(words)).textContent).not.toContain('Invalid')
})

test('user details without an id above 0 sign nobody in', async () => {
  const screen = await opened({ [USER]: userReply({ id: 0 }) })
  await signIn(screen, 'aisyah@buyer.test', 'ball valve')
  await screen.findByRole('alert')
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect($user.get()).toBeNull()
  expect(localStorage.getItem('trade-widgets:user')).toBe('null')
})

test('shows that it is waiting, and ignores more clicks', async () => {
  const auth = later()
  const screen = await opened({ [AUTH]: auth })
  await signIn(screen, 'aisyah@buyer.test', 'ball valve')
  const button = await screen.findByRole('button', { name: 'Please Wait...' })
  for (let click = 0; click < 5; click++) button.click()
  expect(screen.network.calls(AUTH)).toHaveLength(1)
  auth.release(authReply())
  await vi.waitFor(() => expect(screen.element.hasAttribute('open')).toBe(false))
})

test('fills in the e-mail of the host', async () => {
  const screen = await opened({}, '<trade-login open email="siti@buyer.test"></trade-login>')
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'siti@buyer.test')
  screen.element.setAttribute('email', 'farid@buyer.test')
  await vi.waitFor(() =>
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'farid@buyer.test'),
  )
})

test('password managers recognise the fields', async () => {
  const screen = await opened()
  expect(screen.getByLabelText('Username').getAttribute('autocomplete')).toBe('username')
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password')
})

test('says when the session will not be remembered', async () => {
  localStorage.setItem('taken', '{"cart":[1]}')
  const screen = await opened()
  configure({ storageKey: 'taken' })
  await signIn(screen, 'aisyah@buyer.test', 'ball valve')
  await screen.findByText(/It will end when you leave this page/)
  await screen.user.click(await screen.findByRole('button', { name: 'OK' }))
  expect($user.get()?.name).toBe('Aisyah Rahman')
  expect(localStorage.getItem('taken')).toBe('{"cart":[1]}')
})

test.each([
  ['Register', 'trade-register'],
  ['Forgot password?', 'trade-recovery'],
])('%s opens its own dialog in place of this one', async (name, tag) => {
  const screen = await opened()
  await screen.user.click(screen.getByRole('button', { name }))
  expect(document.querySelector(`${tag}[open]`) !== null).toBe(true)
  expect(screen.element.hasAttribute('open')).toBe(false)
})
