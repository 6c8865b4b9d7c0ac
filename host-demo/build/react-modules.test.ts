import { expect, test } from 'vitest'
import { asModule, checkUsesOfReact } from './react-modules.ts'

test('what a CommonJS file sets is exported, and what it requires imported', async () => {
  const code =
    'var a=require("path"),b=a.posix.sep;exports.sep=b;exports.twice=function(){return exports.sep+b};'
  const module = await import(`data:text/javascript,${encodeURIComponent(asModule(code, 'react.js'))}`)
  expect(Object.keys(module)).toEqual(['sep', 'twice'])
  expect(module.twice()).toBe('//')
})

test.each([
  ['module.exports = {}', 'module.exports = {}'],
  ['exports.a = 1; exports["b"] = 2', 'exports["b"] = 2'],
  ['Object.assign(exports, { a })', 'exports, { a })'],
  ['exports.a = 1; let b = require("scheduler")', 'require("scheduler")'],
  ['globalThis.React = {}', 'no exports'],
])('%s can’t be read as a module, which fails the build', (code, left) => {
  expect(() => asModule(code, 'react.js')).toThrow(`react.js can't be read as a module: ${left}`)
})

test('r2wc may use createElement of React, and nothing else', () => {
  const r2wc = (use: string): string => `import R from "react";${use}`
  expect(() => checkUsesOfReact(r2wc('R.createElement("p")'), 'r2wc.js')).not.toThrow()
  for (const use of ['R.useState()', 'use(R)'])
    expect(() => checkUsesOfReact(r2wc(use), 'r2wc.js')).toThrow('r2wc.js uses more of React')
})
