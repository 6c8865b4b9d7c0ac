import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { $config } from '#shared/config/config.ts'
import { $user, keepUser } from '#shared/session/session.ts'
import { member } from '#shared/testing/scene.ts'
import { expectedInConsole } from '#shared/testing/setup.ts'

type Script = typeof import('./trade-widgets.ts')

let script: Script
let configured = $config.get()

// One page for the whole file, because a script runs once on a page.
beforeAll(async () => {
  const tag = document.createElement('script')
  tag.type = 'text/plain'
  tag.src = 'https://cdn.test/trade-widgets.js'
  tag.dataset.storefront = 'https://market.test/shop/'
  document.head.append(tag)
  script = await import('./trade-widgets.ts')
  configured = $config.get()
})

afterAll(() => document.head.replaceChildren())

test('takes origin and settings from its own script tag', () => {
  expect(configured).toMatchObject({
    apiHost: 'https://cdn.test',
    storefront: 'https://market.test/shop',
  })
})

test('configures by code', () => {
  script.configure({ brand: 'Pasar Minyak' })
  expect($config.get().brand).toBe('Pasar Minyak')
})

test('loads an element of the page, and says when it is ready, also afterwards', async () => {
  document.body.innerHTML = '<trade-header></trade-header>'
  await customElements.whenDefined('trade-header')
  const header = document.querySelector<HTMLElement>('trade-header') ?? document.body
  expect(await script.whenReady(header)).toBe(header)
  expect(header.shadowRoot?.textContent).toContain('About Us')
  expect(await script.whenReady(header)).toBe(header)
})

test('an element is not ready only because a nested one is', async () => {
  document.body.innerHTML = '<div><trade-header></trade-header></div>'
  const [outer, inner] = document.body.querySelectorAll<HTMLElement>('div, trade-header')
  if (!outer || !inner) throw new Error('There is nothing to wait for')
  const heard = vi.fn()
  const waiting = script.whenReady(outer).then(heard)
  await script.whenReady(inner)
  expect(heard).not.toHaveBeenCalled()
  outer.dispatchEvent(new CustomEvent('trade-ready', { bubbles: true, composed: true }))
  await waiting
  expect(heard).toHaveBeenCalledWith(outer)
})

test('tells the page who is signed in, without the token or the e-mail address', () => {
  const seen: unknown[] = []
  const end = script.session.subscribe(session => seen.push(session))
  keepUser(member({ name: 'Farid' }))
  expect(script.session.get()).toEqual({ signedIn: true, name: 'Farid' })
  script.session.signOut()
  end()
  keepUser(member({ name: 'Siti' }))
  expect(seen).toEqual([
    { signedIn: false, name: '' },
    { signedIn: true, name: 'Farid' },
    { signedIn: false, name: '' },
  ])
})

test('signs out for the page', () => {
  keepUser(member())
  script.session.signOut()
  expect($user.get()).toBe(null)
})

test('opens a dialog for the page', () => {
  script.open('login', { email: 'aisyah@buyer.test' })
  const login = document.querySelector('body > trade-login')
  expect(login?.hasAttribute('open')).toBe(true)
  expect(login?.getAttribute('email')).toBe('aisyah@buyer.test')
})

const againOnPage = (): Promise<Script> => {
  vi.resetModules()
  return import('./trade-widgets.ts')
}

test('the same file may run again, as under Turbo, and leaves the work to the first run', async () => {
  expect((await againOnPage()).configure).toBe(script.configure)
})

test('other copies on the page leave the work to the first, with one warning', async () => {
  const tag = document.createElement('script')
  tag.type = 'text/plain'
  tag.src = 'https://else.test/trade-widgets.js'
  document.head.append(tag)
  const copies = [await againOnPage(), await againOnPage()]
  expect(expectedInConsole('more than once')).toHaveLength(1)
  for (const { configure, session } of copies) {
    expect(configure).toBe(script.configure)
    expect(session).toBe(script.session)
  }
})
