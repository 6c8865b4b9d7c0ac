import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { configure } from '#shared/config/config.ts'
import { safeUrl, websiteUrl } from './url.ts'

beforeEach(() => configure({ apiHost: 'https://api.test' }))

test.each([
  ['https://cdn.test/a b.png', 'https://cdn.test/a%20b.png'],
  [' http://cdn.test ', 'http://cdn.test/'],
  ['mailto:sales@kerteh.test', 'mailto:sales@kerteh.test'],
  ['tel:+60912345', 'tel:+60912345'],
  ['//cdn.test/a.png', 'https://cdn.test/a.png'],
  ['/pictures/a.svg', 'https://api.test/pictures/a.svg'],
  ['pictures/a.svg', 'https://api.test/pictures/a.svg'],
  ['', ''],
  ['   ', ''],
  ['javascript:alert(1)', ''],
  ['JaVaScRiPt:alert(1)', ''],
  ['java\nscript:alert(1)', ''],
  ['\u0001javascript:alert(1)', ''],
  ['data:text/html,<script>alert(1)</script>', ''],
  ['data:image/svg+xml,<svg/>', ''],
  ['vbscript:x', ''],
  ['file:///etc/passwd', ''],
  ['blob:https://api.test/1', ''],
  ['https://kerteh.test@evil.test/', ''],
  ['//:secret@evil.test', ''],
  ['https://', ''],
  ['http://[', ''],
])('safeUrl(%j) is %j', (value, url) => {
  expect(safeUrl(value)).toBe(url)
})

test.each([
  ['/pictures/a.svg', 'https://api.test/market/pictures/a.svg'],
  ['/market/pictures/a.svg', 'https://api.test/market/pictures/a.svg'],
  ['/marketing/a.svg', 'https://api.test/market/marketing/a.svg'],
  ['pictures/a.svg', 'https://api.test/market/pictures/a.svg'],
  ['https://api.test/a.svg', 'https://api.test/a.svg'],
  ['//cdn.test/a.svg', 'https://cdn.test/a.svg'],
  ['/\t/cdn.test/a.svg', 'https://cdn.test/a.svg'],
])('for an API host with a path prefix, safeUrl(%j) is %j', (value, url) => {
  configure({ apiHost: 'https://api.test/market' })
  expect(safeUrl(value)).toBe(url)
})

test.each([
  ['www.kerteh.test', 'https://www.kerteh.test/'],
  ['kerteh.test/about us', 'https://kerteh.test/about%20us'],
  ['kerteh.test:8080/a', 'https://kerteh.test:8080/a'],
  ['//kerteh.test', 'https://kerteh.test/'],
  ['http://kerteh.test', 'http://kerteh.test/'],
  ['mailto:sales@kerteh.test', 'mailto:sales@kerteh.test'],
  ['javascript:alert(1)', ''],
  ['java\tscript:alert(1)', ''],
  ['data:text/html,x', ''],
  ['ftp://kerteh.test', ''],
  ['info@kerteh.test', ''],
  ['n/a', ''],
  ['-', ''],
  ['', ''],
  ['/about', ''],
])('websiteUrl(%j) is %j', (value, url) => {
  expect(websiteUrl(value)).toBe(url)
})

const folder = process.env.CORPORA
test.skipIf(!folder)(
  'no payload of the open-redirect corpus gets past the four schemes (needs CORPORA)',
  () => {
    const payloads = readFileSync(`${folder}/patt-open-redirect-payloads.txt`, 'utf8').split('\n')
    for (const payload of payloads) {
      for (const url of [safeUrl(payload), websiteUrl(payload)]) {
        expect(url).toMatch(/^$|^(https?|mailto|tel):/)
        expect(url === '' || URL.canParse(url)).toBe(true)
      }
    }
  },
)
