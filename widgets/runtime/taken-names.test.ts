import { afterEach, expect, test } from 'vitest'
import { ActionHolder } from '#shared/hydration/action-holder.ts'
import { addToHead } from '#shared/structured-data/head.ts'
import { placeFragment } from './fragment.ts'

const given = new Map<string, unknown>()
afterEach(() => {
  for (const [name, value] of given) Reflect.set(window, name, value)
  given.clear()
})

/** Puts a form in the place of a global, as browsers do for a form with a name that the window does not have. */
function take(name: string): void {
  const form = document.createElement('form')
  for (const method of ['get', 'createPolicy']) {
    const field = Object.assign(document.createElement('input'), { name: method })
    form.append(field)
    Reflect.set(form, method, field)
  }
  given.set(name, Reflect.get(window, name))
  Reflect.set(window, name, form)
}

test.each(['tradeEarlyActions', 'tradeFilledRoots', 'trustedTypes'])('works beside a form named %s', name => {
  take(name)
  const element = document.createElement('trade-untaken')
  const fragment = {
    html: '<div class="trade-root" data-served=""><b>Pump</b></div>',
    styles: [],
    replies: {},
  }
  const [root, held] = placeFragment(element, fragment) ?? []
  expect(root?.textContent).toBe('Pump')
  expect(held).toBeInstanceOf(ActionHolder)
  expect(addToHead('{"@type":"Thing"}')).toBeTypeOf('function')
  expect(document.head.textContent).toContain('"Thing"')
})
