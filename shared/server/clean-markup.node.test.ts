import { parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { allowedMarkup, cleanMarkup } from './clean-markup.ts'

// The written text itself has no markup but that of the seller's allowed elements, however a value looks. So a server
// may put it into a page, and no reader of the page has to know what is a value.
const shownMarkup = (html: string): string => cleanMarkup(html).html

const payloads = [
  '<trade-footer></trade-footer><img src=x onerror=alert(1)>',
  '</body><img src=x onerror=alert(1)>',
  '</main></template></trade-product><script>alert(1)</script>',
  '<!--',
  '--><b>',
  '<![CDATA[',
  ']]>',
  '<noscript>',
  "$& $` $' $1 $$",
  '&lt;img src=x&gt; &amp;lt; &',
  '"><i>',
  "'><i>",
  'a\r\nb\xa0c',
]

test.each(payloads)('%j in an attribute is written without < and >', value => {
  const given = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  for (const name of ['title', 'alt', 'summary', 'aria-label', 'value'])
    for (const write of [allowedMarkup, shownMarkup]) {
      const html = write(`<p ${name}="${given}">Text</p>`)
      expect(html).toMatch(/^<p(?: [a-z-]+="[^<>"]*")?>Text<\/p>$/)
    }
})

test.each(payloads)('%j as a text is written without < and >', value => {
  const given = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  expect(shownMarkup(`<p>${given}</p>`)).toMatch(/^<p>[^<>]*<\/p>$/)
})

test('values and texts are read again as they were', () => {
  const title = '<b> & "c" \xa0 $& > \r'
  const html = allowedMarkup(
    `<p title="${title.replaceAll('"', '&quot;').replaceAll('\r', '&#13;')}">a &lt; b &amp;amp; c</p><br><img alt="x">`,
  )
  const [paragraph, line, image, ...others] = parseFragment(html).childNodes
  expect(paragraph).toMatchObject({
    attrs: [{ name: 'title', value: title.trim() }],
    childNodes: [{ value: 'a < b &amp; c' }],
  })
  expect([line, image].map(each => each?.nodeName)).toEqual(['br', 'img'])
  expect(others).toEqual([])
})

test('content of pre keeps its empty first line, and elements without content have no end tag', () => {
  expect(allowedMarkup('<pre>\n\nA</pre><hr><table><colgroup><col></table>a<wbr>b')).toBe(
    '<pre>\n\nA</pre><hr><table><colgroup><col></colgroup></table>a<wbr>b',
  )
})
