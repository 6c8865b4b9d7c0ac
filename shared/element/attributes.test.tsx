import { expect, test, vi } from 'vitest'
import { mount, type Screen } from '#shared/testing/mount.ts'
import { expectedInConsole } from '#shared/testing/setup.ts'
import { testWidgetOptions } from '#shared/testing/test-widget.tsx'
import { defineWidget } from './define.ts'

const untouched = {
  toyId: 7,
  tab: 1,
  open: false,
  tenders: false,
  kind: 'product',
  keyword: '',
  flavour: 'plain',
}

function propsOf(element: Element): unknown {
  return JSON.parse(element.shadowRoot?.querySelector('output')?.textContent ?? 'null')
}

function expectProps(element: Element, changed: object): Promise<void> {
  return vi.waitFor(() => expect(propsOf(element)).toEqual({ ...untouched, ...changed }))
}

function alertOf(screen: Screen): Promise<string | null> {
  return screen.findByRole('alert').then(alert => alert.textContent)
}

const steps: [attribute: string, steps: [given: string | null, changed: object][]][] = [
  [
    'toy-id',
    [
      ['12', { toyId: 12 }],
      [' 12 ', { toyId: 12 }],
      ['9007199254740991', { toyId: 9007199254740991 }],
    ],
  ],
  [
    'seller-id',
    [
      ['3', { sellerId: 3 }],
      ['4', { sellerId: 4 }],
      ['', {}],
      ['5', { sellerId: 5 }],
      [null, {}],
    ],
  ],
  [
    'tab',
    [
      ['2', { tab: 2 }],
      ['3', { tab: 3 }],
      ['', {}],
      ['2', { tab: 2 }],
      [null, {}],
    ],
  ],
  [
    'tenders',
    [
      ['', { tenders: true }],
      ['false', {}],
      ['true', { tenders: true }],
      ['no', { tenders: true }],
      [null, {}],
    ],
  ],
  [
    'open',
    [
      ['', { open: true }],
      [' FALSE ', {}],
      ['open', { open: true }],
      [null, {}],
    ],
  ],
  [
    'kind',
    [
      ['service', { kind: 'service' }],
      ['product', {}],
      ['', {}],
      ['service', { kind: 'service' }],
      [null, {}],
    ],
  ],
  [
    'keyword',
    [
      ['ball valve', { keyword: 'ball valve' }],
      ['1/2" 100%', { keyword: '1/2" 100%' }],
      ['', {}],
      ['x', { keyword: 'x' }],
      [null, {}],
    ],
  ],
]

test.each(steps)(
  '%s takes effect when it is set, changed, emptied and removed',
  async (attribute, changes) => {
    const { element } = await mount('<trade-toy toy-id="7"></trade-toy>')
    await expectProps(element, {})
    for (const [given, changed] of changes) {
      if (given === null) element.removeAttribute(attribute)
      else element.setAttribute(attribute, given)
      await expectProps(element, changed)
    }
  },
)

const wrong = [
  ['tab', '0', 'a whole number from 1 to 3'],
  ['tab', '4', 'a whole number from 1 to 3'],
  ['tab', '1.5', 'a whole number from 1 to 3'],
  ['seller-id', '-1', 'a whole number above 0'],
  ['seller-id', '1e3', 'a whole number above 0'],
  ['seller-id', '99999999999999999999', 'a whole number above 0'],
  ['kind', 'Service', 'one of product, service'],
  ['theme', 'purple', 'one of light, dark, auto'],
]

test.each(wrong)(
  '%s="%s" falls back to the default and is named in the console once',
  async (attribute, given, expected) => {
    const html = `<trade-toy toy-id="7" ${attribute}="${given}"></trade-toy>`
    const { element } = await mount(html + html)
    await expectProps(element, {})
    element.setAttribute(attribute, given)
    expect(expectedInConsole(`<trade-toy ${attribute}="${given}">`)).toEqual([
      `console.warn: trade-widgets: <trade-toy ${attribute}="${given}"> was ignored; ${attribute} must be ${expected}.`,
    ])
  },
)

test('a missing required attribute shows an error until it is set', async () => {
  const screen = await mount('<trade-toy></trade-toy>')
  expect(await alertOf(screen)).toContain('The attribute "toy-id" is missing')
  expect(screen.events).toEqual([
    {
      type: 'trade-error',
      detail: { kind: 'attribute', status: 0, message: expect.stringContaining('"toy-id"') },
    },
  ])
  screen.element.setAttribute('toy-id', '7')
  await expectProps(screen.element, {})
  screen.element.removeAttribute('toy-id')
  expect(await alertOf(screen)).toContain('The attribute "toy-id" is missing')
  screen.element.setAttribute('toy-id', '')
  expect(await alertOf(screen)).toContain('The attribute "toy-id" is missing')
})

test.each(['abc', '0', '-7', '7.5', '7a', 'NaN', '<b>'])('toy-id="%s" shows an error', async given => {
  const screen = await mount('<trade-toy toy-id="7"></trade-toy>')
  screen.element.setAttribute('toy-id', given)
  expect(await alertOf(screen)).toContain(`The attribute "toy-id" can’t be "${given}"`)
  expect(screen.events.map(event => event.type)).toEqual(['trade-error'])
})

test('an attribute set right after insertion is in time, and causes no error', async () => {
  const screen = await mount('<trade-toy toy-id="7"></trade-toy>')
  const late = document.body.appendChild(document.createElement('trade-toy'))
  late.setAttribute('toy-id', '8')
  await expectProps(late, { toyId: 8 })
  expect(screen.events).toEqual([])
})

test('properties accept typed values and text, and write no attribute', async () => {
  const { element } = await mount('<trade-toy toy-id="7"></trade-toy>')
  Object.assign(element, { toyId: 8, tab: 2, tenders: true, kind: 'service', keyword: 'pump', sellerId: '5' })
  await expectProps(element, {
    toyId: 8,
    tab: 2,
    tenders: true,
    kind: 'service',
    keyword: 'pump',
    sellerId: 5,
  })
  expect(element).toMatchObject({
    toyId: 8,
    tab: 2,
    tenders: true,
    kind: 'service',
    keyword: 'pump',
    sellerId: 5,
  })
  expect(element.getAttributeNames()).toEqual(['toy-id'])
})

test('the later of attribute and property wins, and null restores the default', async () => {
  const { element } = await mount('<trade-toy toy-id="7" tab="2"></trade-toy>')
  Object.assign(element, { tab: 3 })
  await expectProps(element, { tab: 3 })
  element.setAttribute('tab', '2')
  await expectProps(element, { tab: 2 })
  Object.assign(element, { tab: null, keyword: undefined, tenders: null })
  await expectProps(element, {})
})

test('the property open reflects the attribute, as on a native dialog', async () => {
  const screen = await mount('<trade-toy toy-id="7"></trade-toy>')
  Object.assign(screen.element, { open: true })
  expect(screen.element.hasAttribute('open')).toBe(true)
  await expectProps(screen.element, { open: true })
  await screen.user.click(await screen.findByRole('button', { name: 'Close' }))
  await expectProps(screen.element, {})
  expect(screen.element).toMatchObject({ open: false })
})

test('a property set before the definition is kept', async () => {
  document.body.innerHTML = '<trade-late-toy></trade-late-toy>'
  const element = document.body.firstElementChild
  if (!element) throw new Error('The element is gone')
  Object.assign(element, { toyId: 9, keyword: 'early' })
  defineWidget('trade-late-toy', testWidgetOptions)
  await expectProps(element, { toyId: 9, keyword: 'early' })
  Object.assign(element, { keyword: 'later' })
  await expectProps(element, { toyId: 9, keyword: 'later' })
})

test('clones and elements created by innerHTML are independent', async () => {
  const { element } = await mount('<trade-toy toy-id="7" tab="2"></trade-toy>')
  const clone = element.cloneNode(true)
  const box = document.body.appendChild(document.createElement('div'))
  box.append(clone)
  element.setAttribute('tab', '3')
  await expectProps(element, { tab: 3 })
  if (!(clone instanceof Element)) throw new Error('The clone is not an element')
  await expectProps(clone, { tab: 2 })
  box.innerHTML = '<p><trade-toy toy-id="8" kind="service"></trade-toy></p>'
  const inner = box.querySelector('trade-toy')
  if (!inner) throw new Error('The inner toy is gone')
  await expectProps(inner, { toyId: 8, kind: 'service' })
})
