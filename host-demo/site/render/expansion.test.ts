import { type defaultTreeAdapter, parse } from 'parse5'
import { describe, expect, test } from 'vitest'
import { random } from '#host-demo/api/seed/random.ts'
import { documentOf, nodesAtMost } from '#shared/rich-text/expansion.ts'
import { cleanMarkup } from '#shared/server/clean-markup.ts'

type Parent = Parameters<typeof defaultTreeAdapter.getChildNodes>[0]

/** Counts the nodes that a parser makes in the body. */
function nodesOf(html: string): number {
  const count = (parent: Parent): number =>
    parent.childNodes.reduce((sum, child) => {
      const inside = 'childNodes' in child ? count(child) : 0
      return sum + 1 + inside + ('content' in child ? count(child.content) : 0)
    }, 0)
  // Without the doctype, <html>, <head> and <body>.
  return count(parse(`<!doctype html><body>${html}`, { scriptingEnabled: false })) - 4
}

const TAGS =
  'a b i u font nobr code p p div span table tr td th caption li button h2 br hr img svg math select template textarea style title object applet frameset form'.split(
    ' ',
  )
const ATTRIBUTES = ['', '', '', ' a=1', ' a="<b>"', " a='</b>'", ' a="', ' a=/', ' ="', ' href=x']
const TEXTS = [
  'x',
  ' ',
  '\n',
  '<',
  '</',
  '<!-- c -->',
  '<!-- </b> -->',
  '<!--></b>',
  '<?x </b>',
  '<![CDATA[</b>]]>',
]

test('no parser makes more nodes than we count, of 5,000 made-up texts', () => {
  const chance = random(7)
  for (let at = 0; at < 5_000; at += 1) {
    const open: string[] = []
    const parts = Array.from({ length: chance.whole(1, 60) }, () => {
      const kind = chance.whole(1, 5)
      if (kind === 1) return chance.pick(TEXTS)
      if (kind === 2) return `</${chance.pick(TAGS)}>`
      if (kind === 3) return `</${open.pop() ?? 'b'}>`
      const tag = chance.pick(TAGS)
      open.push(tag)
      return `<${tag}${chance.pick(ATTRIBUTES)}>`
    })
    const html = parts.join('').repeat(chance.whole(1, 5))
    expect(nodesOf(html), html).toBeLessThanOrEqual(nodesAtMost(html))
  }
})

test('of HTML whose tags are closed in order, we count hardly more than there are', () => {
  const row = '<tr><td><b>Size</b></td><td>2 in <a href="/a">more</a></td></tr>'
  const html = `<h2>Valve</h2><table><tbody>${row.repeat(100)}</tbody></table><ul>${'<li>x</li>'.repeat(300)}</ul>`
  expect(nodesAtMost(html) / nodesOf(html)).toBeLessThan(1.3)
  expect(documentOf(html)).toContain(html)
})

describe('HTML that a parser would multiply is shown as its text', () => {
  const many = (tag: string, count = 50) =>
    Array.from({ length: count }, (_, at) => `<${tag} a=${at}>`).join('')
  const lines = (start: string, part: string, count = 2_000) => start + part.repeat(count)

  test.each([
    ['bold', lines(`<p>${many('b', 200)}`, '</p><p>x')],
    ['fonts', lines(`<p>${many('font')}`, '</p><p>x')],
    ['links', lines('', '<a href=/a><p>x', 1_500)],
    ['nobr', lines(`<p>${many('nobr')}`, '<nobr><p>x', 1_500)],
    ['italics and underlines', lines(`<div>${many('i', 30)}${many('u', 30)}`, '</div><div>x', 1_500)],
    ['a table around them', lines(`<table>${many('b')}`, '<tr>x', 3_000)],
    ['cells', lines(`<p>${many('s')}</p><table>`, '<td>x', 3_000)],
    ['wrong ends', lines('', '<b><p></b>x', 1_500)],
    ['a long attribute', lines(`<p><b title="${'y'.repeat(9_000)}">`, '</p><p>x', 1_000)],
    [
      'many attributes',
      lines(`<p><b ${Array.from({ length: 900 }, (_, at) => `q${at}=1`).join(' ')}>`, '</p><p>x', 1_200),
    ],
    ['ends in a comment', lines(`<p>${many('b').replaceAll('>', '><!-- </b> -->')}`, '</p><p>x')],
    ['ends in attributes', lines(`<p>${many('b').replaceAll('>', ' t="</b>">')}`, '</p><p>x')],
    ['ends in a drawing', lines(`<p>${many('b')}<svg>${'</b>'.repeat(50)}</svg>`, '</p><p>x', 1_500)],
  ])('%s', (_, html) => {
    const { html: clean } = cleanMarkup(html)
    expect(clean).not.toMatch(/<(?!br>)/)
    expect(clean.match(/x/g)?.length).toBe(html.match(/x(?=<|$)/g)?.length)
    expect(nodesOf(clean)).toBeLessThan(8_000)
    expect(cleanMarkup(html).html).toBe(clean)
  })

  test('with lines, entities and signs as a reader expects, and without code', () => {
    const text =
      '<h2>A &amp; B</h2><p>5 < 6 &eacute;</p><style>p{x:y}</style><script>run()</script><p>End<br>of <b>it</b>'
    const { html: clean } = cleanMarkup(`${text}${`<p>${many('b')}`}${'</p><p>'.repeat(2_000)}`)
    expect(clean).toBe('A &amp; B<br>5 &lt; 6 é<br>End<br>of it')
  })

  test('deep and wide texts that nothing multiplies stay as they are', () => {
    for (const html of [
      '<div>'.repeat(4_000),
      '<p>x</p>'.repeat(2_400),
      '<b>x</b>'.repeat(2_400),
      '&amp;'.repeat(4_000),
    ])
      expect(documentOf(html)).toContain(html)
  })
})
