import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withSafeBuiltins } from './safe-builtins.ts'

/** The browser's functions as MooTools 1.4 and Prototype.js 1.7 leave them. */
const replaced = `
  Function.prototype.bind = function (that) { var call = this; return function () { return call.call(that) } }
  Array.from = function (items) { return [items] }
  delete Array.prototype.entries
`

/** Evaluates an expression on a page that has replaced the functions that it uses. */
function onSuchAPage(expression: string): unknown {
  const code = withSafeBuiltins(`result = ${expression}`)
  return JSON.parse(runInNewContext(`${replaced};let result;${code};JSON.stringify(result)`))
}

test.each([
  ['keeps what a call gives', '((...all) => all).bind(null, 1, 2)(3)', [1, 2, 3]],
  [
    'keeps what it is bound to',
    '(function (add) { return this.sum + add }).bind({ sum: 1 }, /* the rest */ (2))()',
    3,
  ],
  ['binds what is bound', '((...all) => all).bind(null, 1).bind(null, 2)(3)', [1, 2, 3]],
  ['asks what has a way of its own', '({ own: 2, bind(by) { return this.own * by } }).bind(3)', 6],
  ['lists what has an iterator', 'Array.from(new Set([1, 1, 2]))', [1, 2]],
  ['lists what has a length', 'Array.from({ length: 3 }, (_, place) => place * 2)', [0, 2, 4]],
  [
    'reads the entries of an array',
    `[...['a', 'b'].entries()]`,
    [
      [0, 'a'],
      [1, 'b'],
    ],
  ],
  ['reads the entries of a map', `[...new Map([['a', 1]]).entries()]`, [['a', 1]]],
  ['does one within another', 'Array.from(Array.from([1], each => each + 1).entries())', [[0, 2]]],
])('%s', (_, expression, value) => expect(onSuchAPage(expression)).toEqual(value))

test('leaves other code of the same name alone', () => {
  const code = 'Object.entries({}); glide.bind(); list.from([1]); maybe?.entries; Uint8Array.from([1])'
  expect(withSafeBuiltins(code)).toBe(code)
})

test.each([
  'const later = call.bind',
  'call?.bind(null)',
  'call.bind?.(null)',
  'lists.map(Array.from)',
  'Array.from(items, map, that)',
  'items?.entries()',
])('%s has no substitute and fails the build', code =>
  expect(() => withSafeBuiltins(code)).toThrow('safe-builtins has no substitute for'),
)
