import { afterEach, expect, test } from 'vitest'
import { toJson } from './to-json.ts'

afterEach(() => Reflect.deleteProperty(Array.prototype, 'toJSON'))

test('an old library on the page, which writes arrays as texts, does not change our JSON', () => {
  const list = { lines: [{ id: 7, sellers: [1, [2, null]] }], note: '[1]' }
  const expected = JSON.stringify(list)
  Object.defineProperty(Array.prototype, 'toJSON', {
    configurable: true,
    value(this: unknown[]) {
      return `[${this.map(each => JSON.stringify(each)).join(', ')}]`
    },
  })
  expect(toJson(list)).toBe(expected)
  expect(toJson([['a'], 1])).toBe('[["a"],1]')
})
