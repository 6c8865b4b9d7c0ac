import { expect, test } from 'vitest'
import { ServedContent } from '#shared/server/served-content.ts'
import { servedCss, usedCss, withUsedAnimations } from './used-css.ts'

/** Those of `<div class="trade-root"><p class="lead big">Text</p></div>`. */
const names = ['div', '.trade-root', 'p', '.lead', '.big']

test.each([
  ['a class', '.lead{color:red}', '.lead{color: red;}'],
  ['two classes', '.lead.big .missing,.big.lead{color:red}', '.big.lead{color: red;}'],
  ['an element', 'p{color:red}', 'p{color: red;}'],
  ['every element', '*,::before{color:red}', '*,::before{color: red;}'],
  ['the host', ':host([hidden]){color:red}', ':host([hidden]){color: red;}'],
  ['a state', 'p:hover::before{color:red}', 'p:hover::before{color: red;}'],
  ['an attribute', '[part=lead]{color:red}', '[part=lead]{color: red;}'],
  ['what must not be there', 'p:not(.missing){color:red}', 'p:not(.missing){color: red;}'],
  ['what may be there', ':is(h1, p) + p{color:red}', ':is(h1, p) + p{color: red;}'],
  [
    'no child that is hidden',
    'p:not(.missing:has(.other)){color:red}',
    'p:not(.missing:has(.other)){color: red;}',
  ],
  ['a rule within', '@media print{.lead{color:red}}', '@media print{.lead{color: red;}}'],
])('keeps a rule for %s that the content has', (_, css, written) => {
  expect(usedCss(css, names).replaceAll(/:(?! )(?=red)/g, ': ')).toBe(written)
})

test.each([
  ['class', '.missing{color:red}'],
  ['class of two', '.lead.missing{color:red}'],
  ['element', 'table{color:red}'],
  ['element before one that it has', 'ul > p{color:red}'],
  ['pseudo-element', 'input::placeholder{color:red}'],
  ['rule within', '@media print{.missing{color:red}}'],
])('leaves out a rule for a %s that the content lacks', (_, css) => {
  expect(usedCss(css, names)).toBe('')
})

const tokens = '.trade-root{--ink:#111;--line:var(--ink-2);--ink-2:#222;--gap:4px;--unused:1px;}'

test('keeps the custom properties that are used, also by others, and no others', () => {
  const css = usedCss(`${tokens}.lead{border-color:var(--line)}.missing{gap:var(--gap)}`, names)
  expect(css).toContain('--line:var(--ink-2);--ink-2:#222;')
  expect(css).not.toMatch(/--ink:|--gap|--unused/)
})

test('keeps the custom properties that the content uses', () => {
  const css = usedCss(tokens, [...names, 'svg', '--gap'])
  expect(css).toBe('.trade-root{--gap:4px;}')
})

test('leaves out a rule of nothing but unused custom properties', () => {
  expect(usedCss(`@media print{${tokens}}`, names)).toBe('')
})

test('keeps the animations that rules name, and no others', () => {
  const turn = '@keyframes turn { from { rotate: 0turn; } to { rotate: 1turn; } }'
  const fade = '@keyframes fade { to { opacity: 0; } }'
  const rules = '.lead{animation: 1s fade;}'
  expect(withUsedAnimations(`${turn}${rules}${fade}p{color: red;}`)).toBe(`${rules}${fade}p{color: red;}`)
})

test('keeps the custom properties that late styles use', () => {
  const content = new ServedContent()
  content.names.add('.chip')
  content.lateStyles.add('.chip{border:1px solid var(--line)}')
  const styles = ['.trade-root{--line:#222;--unused:1px}']
  expect(servedCss({ content, styles })).toMatch(/^\.trade-root\{--line:#222;\}.*border/s)
})
