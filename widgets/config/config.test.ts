import { expect, test, vi } from 'vitest'
import { countMatches } from '#shared/api/search.ts'
import { $config, configure, configureFrom } from '#shared/config/config.ts'
import { marketReplies } from '#shared/testing/replies.ts'
import { member, setScene } from '#shared/testing/scene.ts'
import { expectedInConsole } from '#shared/testing/setup.ts'
import { defineConfig } from './config.element.ts'

defineConfig()

function put(html: string): HTMLElement {
  document.body.innerHTML = html
  const element = document.body.querySelector<HTMLElement>('trade-config')
  if (!element) throw new Error('no trade-config in the page')
  return element
}

test('applies its attributes at once, and takes them back when they or the element are removed', async () => {
  const element = put(
    '<trade-config id="ours" storage-key="user" api-host="https://api.test/v1/"></trade-config>',
  )
  expect($config.get()).toMatchObject({ storageKey: 'user', apiHost: 'https://api.test/v1' })

  element.setAttribute('api-host', 'https://other.test')
  element.setAttribute('theme', 'dark')
  expect($config.get()).toMatchObject({ apiHost: 'https://other.test', theme: 'dark' })

  element.removeAttribute('api-host')
  element.removeAttribute('theme')
  expect($config.get()).toMatchObject({ apiHost: location.origin, theme: 'auto', storageKey: 'user' })

  element.remove()
  await Promise.resolve()
  expect($config.get().storageKey).toBe('trade-widgets:user')
})

test('code wins over the element, and the element over the script tag', () => {
  configureFrom('script', { brand: 'Script', copyright: 'Script' })
  put('<trade-config brand="Element" copyright="Element"></trade-config>')
  configure({ brand: 'Code' })
  expect($config.get()).toMatchObject({ brand: 'Code', copyright: 'Element' })
})

test('accepts properties, even when they were set before it was attached', () => {
  const element = Object.assign(document.createElement('trade-config'), { storageKey: 'early', locale: 'ms' })
  expect($config.get().storageKey).toBe('trade-widgets:user')
  document.body.append(element)
  expect($config.get()).toMatchObject({ storageKey: 'early', locale: 'ms' })
  Object.assign(element, { locale: null })
  expect($config.get().locale).toBe(document.documentElement.lang || 'en')
})

test('keeps its settings when it is moved', async () => {
  const element = put('<trade-config brand="Moved"></trade-config><div></div>')
  document.querySelector('div')?.append(element)
  await Promise.resolve()
  expect($config.get().brand).toBe('Moved')
})

test('names unknown and invalid settings once, and uses the others', async () => {
  const html = '<trade-config api-hosts="https://api.test" theme="blue" brand="“Known”"></trade-config>'
  put(html)
  put(html)
  expect($config.get()).toMatchObject({ brand: 'Known', theme: 'auto' })
  await vi.waitFor(() =>
    expect(expectedInConsole('there is no setting "api-hosts". Did you mean api-host?')).toHaveLength(1),
  )
  expect(expectedInConsole('theme="blue" is not valid')).toHaveLength(1)
})

test('changes no host that receives the token of a member until the page is reloaded', async () => {
  const hosts = { apiHost: 'https://api.test', dashboardHost: 'https://office.test' }
  setScene({ replies: marketReplies() })
  configure({ apiHost: undefined, storefront: undefined })
  put('<trade-config api-host="https://api.test" dashboard-host="https://office.test"></trade-config>')
  localStorage.setItem('stored', JSON.stringify(member()))
  configure({ storageKey: 'stored' })
  await countMatches('valve')

  for (const injected of ['api-host="https://evil.test"', 'dashboard-host="https://evil.test"']) {
    document.body.insertAdjacentHTML('beforeend', `<trade-config ${injected} brand="Ours"></trade-config>`)
    expect($config.get()).toMatchObject({ ...hosts, brand: 'Ours' })
    expect(expectedInConsole('Reload the page.')).toHaveLength(1)
  }
  // Neither the same value nor a framework that removes the element for a moment changes anything.
  document.body.replaceChildren()
  await Promise.resolve()
  put('<trade-config api-host="https://api.test"></trade-config>')
  expect($config.get()).toMatchObject(hosts)
})

test('shows nothing', () => {
  expect(put('<trade-config>text</trade-config>').shadowRoot?.innerHTML).toBe('')
})
