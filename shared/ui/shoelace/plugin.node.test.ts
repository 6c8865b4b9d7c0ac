import { expect, test } from 'vitest'
import {
  withOurPrefix,
  withOwnPolicy,
  withoutComposedEvents,
  withoutGlobals,
  withoutWindow,
} from './plugin.ts'

const renamings = [
  ['customElements.define("sl-menu")', 'customElements.define("trade-sl-menu")'],
  ['<sl-menu></sl-menu>', '<trade-sl-menu></trade-sl-menu>'],
  ['<sl-dropdown onsl-after-show={f}>', '<trade-sl-dropdown ontrade-sl-after-show={f}>'],
  ['::slotted(sl-menu), sl-icon::part(svg)', '::slotted(trade-sl-menu), trade-sl-icon::part(svg)'],
  ['<a @sl-tab-show="x">', '<a @trade-sl-tab-show="x">'],
]

test.each(renamings)('%s is renamed', (given, expected) => {
  expect(withOurPrefix(given)).toBe(expected)
})

test.each(['var(--sl-color-primary-600)', "'trade-sl-menu'", '<my-sl-menu>', 'class="isl-and"', 'sl-2'])(
  '%s is unchanged',
  given => {
    expect(withOurPrefix(given)).toBe(given)
  },
)

test('gives the policy of lit our name, in both of its builds', () => {
  expect(withOwnPolicy('s.createPolicy("lit-html",{')).toBe("s.createPolicy('trade-widgets-lit',{")
  expect(withOwnPolicy("x.createPolicy('lit-html', {")).toBe("x.createPolicy('trade-widgets-lit', {")
})

test('keeps only the events of Shoelace’s own element inside', () => {
  const element = '// src/internal/shoelace-element.ts\nnew CustomEvent(name, { composed: true })'
  expect(withoutComposedEvents(element)).toContain('composed: false')
  expect(withoutComposedEvents('new CustomEvent(name, { composed: true })')).toContain('composed: true')
})

test.each([
  ['(e.litHtmlVersions??=[]).push("3")', `(e[Symbol.for('trade-widgets.litHtmlVersions')]??=[]).push("3")`],
  [
    '{const m=litPropertyMetadata.get(t)}',
    `{const m=globalThis[Symbol.for('trade-widgets.litPropertyMetadata')].get(t)}`,
  ],
  ['t.litHtmlPolyfillSupport?.(S)', `t[Symbol.for('trade-widgets.litHtmlPolyfillSupport')]?.(S)`],
  ['void 0===t.ShadyCSS', `void 0===t[Symbol.for('trade-widgets.ShadyCSS')]`],
  ['import { nanostoresGlobal } from', 'import { nanostoresGlobal } from'],
])('%s leaves no name on the window', (given, expected) => {
  expect(withoutGlobals(given)).toBe(expected)
})

test('lit and Shoelace can be imported without a window', () => {
  expect(withoutWindow('l=1;class y extends HTMLElement{}')).toBe(
    'l=1;class y extends(globalThis.HTMLElement??class{}){}',
  )
  expect(withoutWindow('r=1,l=document,c=()=>l')).toBe(
    'r=1,l=globalThis.document??{createTreeWalker:()=>({})},c=()=>l',
  )
  const define = 'static define(name, elementConstructor = this, options = {}) {'
  expect(withoutWindow(`  ${define}\n    x()`)).toBe(
    `  ${define} if (!globalThis.customElements) return;\n    x()`,
  )
})
