import { expect, test } from 'vitest'
import { framedTags } from '#shared/frame/protocol.ts'
import { framedAttributes } from '../frame/framed-attributes.ts'
import { elements, loadDefinition } from './elements.ts'

test('every element of a page can be shown in a frame', () => {
  const others = Object.keys(elements).filter(tag => !framedTags.some(each => each === tag))
  const dialogs = ['trade-login', 'trade-recovery', 'trade-register']
  expect(others.sort()).toEqual(['trade-browser-notice', 'trade-config', 'trade-frame', ...dialogs])
})

test.each(framedTags)('a frame in place of <%s> has its properties (framed-attributes.ts)', async tag => {
  const { attributes = {} } = (await loadDefinition(tag)) ?? {}
  const framed = framedAttributes[tag]
  expect(Object.keys(framed)).toEqual(Object.keys(attributes))
  for (const [property, { choices, default: usual, parse }] of Object.entries(attributes)) {
    expect(framed[property]?.default, property).toBe(usual)
    for (const given of ['', 'false', '2', ...choices].filter(each => parse(each) !== undefined))
      expect(framed[property]?.parse(given), property).toBe(parse(given))
  }
})
