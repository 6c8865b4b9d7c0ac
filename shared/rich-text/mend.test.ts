import { expect, test } from 'vitest'
import { cleanMarkup } from '#shared/server/clean-markup.ts'
import { addressHiders, pictureDelays } from '#shared/testing/page-changes.ts'
import { isIntact } from './checksum.ts'
import { mend } from './mend.ts'

const given =
  '<p>Ask sales+valves@kemaman.test &amp; others for 8" valves,&nbsp;or <a href="mailto:office@kemaman.test">write</a> to us.</p>' +
  '<ul><li>One</li><li><img src="https://kemaman.test/valve.jpg" alt="Valve"></li></ul><p>The end of the text</p>'
const clean = cleanMarkup(given)

function boxOf(html: string): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = html
  box.dataset.checksum = clean.sum
  return box
}

const changes = Object.entries({
  ...addressHiders,
  ...pictureDelays,
  'a plugin for typography': (html: string) => html.replaceAll('8"', '8″'),
  'a plugin that links words': (html: string) =>
    html.replaceAll('valves', '<a href="/glossary/valve">valves</a>'),
  'a plugin that cuts the end': (html: string) => html.replace(/<p>The end.*/, ''),
})
test.each(changes)('what %s has changed is noticed and mended, and the rest stays', (_, change) => {
  const box = boxOf(change(clean.html))
  const [, list] = box.children
  expect(isIntact(box)).toBe(false)
  mend(box, boxOf(clean.html))
  expect(box.isEqualNode(boxOf(clean.html))).toBe(true)
  expect(isIntact(box)).toBe(true)
  expect(box.contains(list ?? null)).toBe(true)
})

test.each([
  ['as it was written', clean.html],
  ['with less white space', clean.html.replace('. Ask', '.Ask').replaceAll('> <', '><')],
  ['with comments', `<!--email_off-->${clean.html}<!--/email_off-->`],
  ['with other quotes around attributes', clean.html.replaceAll('"', "'").replace("8'", '8"')],
])('a text %s is intact', (_, html) => expect(isIntact(boxOf(html))).toBe(true))

test('a link stays the same node beside an address that is shown again', () => {
  const box = boxOf(addressHiders.Cloudflare?.(clean.html) ?? '')
  const [, link] = box.querySelectorAll('a')
  mend(box, boxOf(clean.html))
  expect(box.querySelector('a')).toBe(link)
  expect(link?.getAttribute('href')).toBe('mailto:office@kemaman.test')
})
