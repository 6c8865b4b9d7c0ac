import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { withOwnKeys } from './own-keys.ts'

const polluted = `
  Object.prototype.method = function () {}
  Array.prototype.text = 'text'
  Function.prototype.value = { value: 1 }
  Object.defineProperty(Object.prototype, 'trap', { enumerable: true, get() { throw new Error('trap was read') } })
`

/** Runs statements on a page that has added properties to prototypes. They add to `found`. */
function onSuchAPage(code: string): unknown {
  return JSON.parse(
    runInNewContext(`${polluted};var found = [];{${withOwnKeys(code)}}JSON.stringify([...found])`),
  )
}

test.each([
  ['an object', 'for (const key in { a: 1, b: 2 }) found.push(key)', ['a', 'b']],
  ['an array', 'for (var place in ["a", "b"]) found.push(place)', ['0', '1']],
  ['a function', 'for (let name in Object.assign(() => {}, { own: 1 })) found.push(name)', ['own']],
  ['a text', 'for (const place in "ab") found.push(place)', ['0', '1']],
  ['nothing', 'for (const key in null) found.push(key); for (const key in undefined) found.push(key)', []],
  ['a sequence', 'var key; for (key in found.push(1), { a: 1 }) found.push(key)', [1, 'a']],
  ['an object in parentheses', 'for (const key in ({ a: 1 })) found.push(key)', ['a']],
  [
    'loops in loops',
    'for (const a in { x: { y: 1 } }) for (const b in { [a]: 1 }) found.push(a + b)',
    ['xx'],
  ],
  [
    'values before a check',
    'for (const key in { a: 1 }) { const value = ({ a: 2 })[key]; found.push(value) }',
    [2],
  ],
  [
    'a namespace, as the bundler makes one',
    'var all = { a: () => 1 }, to = {}; for (var name in all) Object.defineProperty(to, name, { get: all[name], enumerable: true }); found.push(to.a)',
    [1],
  ],
])('a loop over %s visits own keys only', (_, code, keys) => expect(onSuchAPage(code)).toEqual(keys))

test('leaves other code alone', () => {
  const code = "for (const each of ['a']) if ('a' in { a: 1 }) found.push(each)"
  expect(withOwnKeys(code)).toBe(code)
})
