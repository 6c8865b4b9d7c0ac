import { expect, test } from 'vitest'
import { codeIn } from './link-code.ts'

const CODE = 'Ab3-_dEfGhIjKlMnOpQrStUvWxYz0123456789ABCD-'
const LINK = `https://market.example/answer#${CODE}`
const encoded = encodeURIComponent(LINK)
const proofpoint = encoded.replace(/[-_]/g, each => `%${each.charCodeAt(0).toString(16).toUpperCase()}`)

test.each([
  ['the code', CODE],
  ['the code with spaces', `  ${CODE}\t`],
  ['the code with a full stop', `${CODE}.`],
  ['the code in brackets', `<${CODE}>`],
  ['the line of the mail', `If the page asks for a code, enter: ${CODE}`],
  ['the line in Malay', `Jika halaman itu meminta kod, masukkan: ${CODE}`],
  ['the code in two lines', `${CODE.slice(0, 20)}\r\n${CODE.slice(20)}`],
  ['the code in two quoted lines', `> ${CODE.slice(0, 20)}\n> ${CODE.slice(20)}`],
  ['the code in two encoded lines', `${CODE.slice(0, 20)}=\r\n${CODE.slice(20)}`],
  ['the link', LINK],
  ['the link in a sentence', `Open <${LINK}>, please.`],
  ['the link with a slash', LINK.replace('#', '/#')],
  ['the link with a query', LINK.replace('#', '?utm_source=mail&x=1#')],
  ['the link with a query at its end', `${LINK}?utm_source=mail`],
  ['the link with a bracket', `${LINK}>`],
  ['the link in two lines', `${LINK.slice(0, 40)}\n${LINK.slice(40)}`],
  ['the link in two lines, and the next words', `${LINK.slice(0, 50)}\n${LINK.slice(50)}\nIf the page asks`],
  ['the mail', `Answer without signing in: ${LINK}\nIf the page asks for a code, enter: ${CODE}`],
  ['a path', `https://market.example/answer%23${CODE}`],
  ['a path, encoded twice', `https://market.example/answer%2523${CODE}`],
  [
    'a safe link of Outlook',
    `https://eur01.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C01%7C&reserved=0`,
  ],
  ['a safe link with a wrong %', `https://safe.example/?q=100%&url=${encoded}`],
  [
    'a URL defense of version 3',
    `https://urldefense.com/v3/__https://market.example/answer*${CODE}__;Iw!!AbC!dEf$`,
  ],
  [
    'a URL defense of version 2',
    `https://urldefense.proofpoint.com/v2/url?u=${proofpoint.replaceAll('%2F', '_').replaceAll('%', '-')}&d=DwMF`,
  ],
  ['a fragment', `#${CODE}`],
  ['a fragment with a bracket, encoded', `#${CODE}%3E`],
])('finds the code in %s', (_, text) => {
  expect(codeIn(text)).toBe(CODE)
})

test.each([
  ['nothing', ''],
  ['words', 'Please quote 40 pcs of gate valves, DAP Labuan, by 15 January.'],
  ['a code that was cut', CODE.slice(0, 30)],
  ['something longer', `${CODE}${CODE}`],
  ['a link without a code', 'https://market.example/answer'],
  ['an opaque link', 'https://protect-eu.mimecast.com/s/AbCdEfGh?domain=market.example'],
])('finds none in %s', (_, text) => {
  expect(codeIn(text)).toBe('')
})
