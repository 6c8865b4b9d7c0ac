import { expect, onTestFinished, test, vi } from 'vitest'
import { campaignLead, campaignLine, visitPage } from '#shared/testing/partner-page.ts'
import { splitEnding } from '#shared/trade/ending.ts'
import { originOf } from './origin.tsx'

const lineOf = (source: string, reference: string, isTracked = false): string | undefined =>
  originOf({ source, reference, isTracked })?.ending.slice(2)

test.each([
  ['Kedah Pumps', 'A-17', 'Sent from: Kedah Pumps (ref A-17)'],
  ['Kedah Pumps', '', 'Sent from: Kedah Pumps'],
  ['', 'A-17', 'Sent from: ref A-17'],
  ['  Kedah\n\tPumps \u2028\u202e', ' A\u000017 ', 'Sent from: Kedah Pumps (ref A 17)'],
  [' ', '\n', undefined],
])('source %j and reference %j make one line', (source, reference, line) => {
  expect(lineOf(source, reference)).toBe(line)
})

test('with tracking, adds the page without its query, its title and its campaign parameters', () => {
  visitPage()
  expect(lineOf('Kedah Pumps', 'A-17', true)).toBe(campaignLine)
  expect(originOf({ source: 'Kedah Pumps', reference: 'A-17', isTracked: true })?.detail).toEqual({
    lead: campaignLead,
  })
})

test.each([
  [
    'https://a.example/?utm_source=%20&utm_term=gate+valve&utm_id=4',
    'https://a.example/ "V", utm_term=gate valve',
  ],
  [
    'https://a.example/?utm_medium=e%0Amail%E2%80%AE&utm_medium=x',
    'https://a.example/ "V", utm_medium=e mail',
  ],
  ['https://siti:secret@a.example/p', 'https://a.example/p "V"'],
  ['about:srcdoc', '"V"'],
  ['file:///home/siti/page.html', '"V"'],
])('for the page %s the line says %s', (address, told) => {
  visitPage(address, ' V\n')
  expect(lineOf('', '', true)).toBe(`Sent from: ${told}`)
})

test.each([
  ['https://a.example/valves?utm_term=gate', 'https://a.example/valves "Valves", utm_term=gate'],
  ['about:blank', '"Valves"'],
])('in a frame, the line describes the surrounding page %s', (address, told) => {
  const { dataset } = document.documentElement
  Object.assign(dataset, { tradePage: address, tradeTitle: 'Valves' })
  onTestFinished(() => {
    delete dataset.tradePage
    delete dataset.tradeTitle
  })
  visitPage('https://market.example/frame/trade-rfq?utm_source=none', 'Trade Enabler')
  expect(lineOf('', '', true)).toBe(`Sent from: ${told}`)
})

test('cuts texts that are too long', () => {
  const long = 'valves '.repeat(100)
  visitPage(`https://a.example/${'x'.repeat(500)}?utm_content=${long}`, long)
  const { lead } = originOf({ source: long, reference: long, isTracked: true })?.detail ?? {}
  const texts = [lead?.source, lead?.reference, lead?.title, lead?.utm.content]
  expect(texts.map(text => text?.replace(/(valves )+valves…/, 'cut'))).toEqual(Array(4).fill('cut'))
  expect(Math.max(...texts.map(text => text?.length ?? 0))).toBeLessThanOrEqual(100)
  expect(lead?.page).toHaveLength(300)
})

test('reads the page only when tracking is on', () => {
  visitPage()
  const title = vi.spyOn(document, 'title', 'get')
  const { origin, protocol } = location
  const path = vi.fn(() => '/')
  vi.stubGlobal('location', {
    origin,
    protocol,
    get pathname() {
      return path()
    },
    get search() {
      return path()
    },
  })
  expect(lineOf('Kedah Pumps', 'A-17')).toBeTruthy()
  expect([title.mock.calls, path.mock.calls]).toEqual([[], []])
  expect(lineOf('Kedah Pumps', 'A-17', true)).toContain('https://kedah-pumps.example/')
  expect([title.mock.calls.length, path.mock.calls.length]).toEqual([1, 2])
  title.mockRestore()
})

test.each([
  ['Two, please.\n\nSent from: Kedah Pumps', 'Two, please.', '\n\nSent from: Kedah Pumps'],
  ['Two, please.\n\nSent from: my phone\nSiti', 'Two, please.\n\nSent from: my phone\nSiti', ''],
  ['Two, please.\nSent from: my phone', 'Two, please.\nSent from: my phone', ''],
  ['One\n\nSent from: me\n\nSent from: Kedah', 'One\n\nSent from: me', '\n\nSent from: Kedah'],
])('splits the line off %j', (text, message, ending) => {
  expect(splitEnding(text)).toEqual({ message, ending })
})
