import { expect, test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { visitPage } from '#shared/testing/partner-page.ts'
import { stateOf } from './frame-state.ts'
import { frameAddress } from './framed-page.ts'
import { isFromFrame, isToFrame } from './protocol.ts'

test.each([
  ['https://market.test', 'https://market.test/frame/trade-rfq'],
  ['https://market.test/shop', 'https://market.test/shop/frame/trade-rfq'],
  ['', undefined],
  ['market.test', undefined],
  ['javascript:alert(1)', undefined],
  ['https://', undefined],
  [location.origin, undefined],
])('for the storefront %j, the frame shows the page %j', (storefront, address) => {
  expect(frameAddress(storefront, 'trade-rfq')).toBe(address)
})

const state = { attributes: {}, settings: {}, messages: {}, tokens: {}, dir: 'ltr' }

test.each([
  [{ kind: 'state', state }, true, false],
  [{ kind: 'command', command: 'reset' }, true, false],
  [{ kind: 'cover', place: null }, true, false],
  [{ kind: 'refocus' }, true, false],
  [{ kind: 'height', height: 40 }, false, true],
  [{ kind: 'modal', isOpen: true }, false, true],
  [{ kind: 'event', name: 'trade-ready', detail: {} }, false, true],
  [{ kind: 'name', name: 'Contact Us' }, false, true],
  [{ kind: 'structured-data', texts: ['{}'] }, false, true],
  [{ kind: 'event', name: 'trade-session-change', detail: {} }, false, false],
  [{ kind: 'event', name: 'click', detail: {} }, false, false],
  [{ kind: 'event', name: 'trade-ready' }, false, false],
  [{ kind: 'height', height: '40' }, false, false],
  [{ kind: 'state' }, false, false],
  [{ kind: 'toString' }, false, false],
  ['trade-frame', false, false],
  [null, false, false],
])('accepts %j: in the frame %s, in the surrounding page %s', (message, inside, outside) => {
  expect([isToFrame(message), isFromFrame(message)]).toEqual([inside, outside])
})

const page = {
  address: 'https://kedah-pumps.example/valves?utm_source=newsletter&utm_campaign=spring',
  title: 'Valves',
}

test.each([
  ['', 'off', undefined],
  ['track="utm"', 'off', page],
  ['track="‘utm’"', 'off', page],
  ['track="off"', 'utm', undefined],
  ['track="yes"', 'utm', page],
  ['', 'utm', page],
] as const)(
  'with %j, and %j configured, the frame receives this page: %j',
  (attributes, configured, told) => {
    configure({ track: configured })
    visitPage()
    const place = document.createElement('div')
    place.innerHTML = `<trade-frame tag="trade-rfq" ${attributes}></trade-frame>`
    const state = stateOf(place.querySelector('trade-frame') ?? place, document.createElement('div'))
    expect(state.page).toEqual(told)
    expect(state.settings.track).toBe(told ? 'utm' : 'off')
    expect(JSON.stringify(state).includes('kedah-pumps')).toBe(told !== undefined)
  },
)
