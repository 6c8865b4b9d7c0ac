import { expect, test } from 'vitest'
import { expectedInConsole } from '#shared/testing/setup.ts'
import { isolate } from '../frame/frame.element.ts'

const itself = async (): Promise<string> => 'itself'
const elements: Record<string, () => Promise<unknown>> = {
  'trade-rfq': itself,
  'trade-login': itself,
  'trade-browser-notice': itself,
}
isolate(elements)

test('an element in a frame keeps its properties', async () => {
  await elements['trade-rfq']?.()
  const element = document.createElement('trade-rfq')
  element.setAttribute('item-id', '7')
  element.setAttribute('procurement', 'false')
  expect(element).toMatchObject({ itemId: 7, kind: 'product', procurement: false, quantity: '' })
  Object.assign(element, { itemId: 8, kind: 'service', procurement: undefined })
  expect(element.outerHTML).toBe('<trade-rfq item-id="8" kind="service"></trade-rfq>')
  expect(element).toMatchObject({ itemId: 8, kind: 'service', procurement: undefined })
})

test('leaves out a dialog with a warning, and loads an element without API data as usual', async () => {
  await elements['trade-login']?.()
  expect(customElements.get('trade-login')).toBe(undefined)
  expect(expectedInConsole('<trade-login> was not loaded')).toHaveLength(1)
  expect(await elements['trade-browser-notice']?.()).toBe('itself')
})
