import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asked, asking } from '#shared/testing/asking.ts'
import { seed } from '#shared/testing/seed.ts'
import { hasRequirements, LABELS, nothingAsked, readAsked, writeAsked } from './asked.ts'
import { CERTIFICATES, INCOTERMS, UNITS } from './choices.ts'
import { endingOf } from './ending.ts'
import type { Requirements } from './requirements.ts'

const filled: Requirements = {
  quantity: '4',
  unit: 'pcs',
  incoterm: 'DAP',
  place: 'Kerteh, Terengganu',
  neededBy: '2026-12-31',
  quoteBy: '2026-11-30',
  targetPrice: '1200.50',
  currency: 'MYR',
  standard: 'ASTM A105N',
  size: '2" 800#',
  certificates: ['EN 10204 3.1', 'NACE MR0175/ISO 15156'],
  acceptsAlternatives: true,
  reference: 'PO 4711',
}

const block = `--- Requirements ---
Quantity: 4
Unit: pcs
Reference: PO 4711
Standard or grade: ASTM A105N
Size, rating or model: 2" 800#
Incoterms 2020: DAP
Named place: Kerteh, Terengganu
Needed by: 2026-12-31
Quote by: 2026-11-30
Target price: 1200.50
Currency: MYR
Certificate: EN 10204 3.1
Certificate: NACE MR0175/ISO 15156
Alternatives accepted: yes
--- End of requirements ---`

test('adds the requirements to the message, one on each line', () => {
  expect(asking('Two for the platform.', filled)).toBe(`Two for the platform.\n\n${block}`)
  expect(asking('', { unit: 'm' })).toBe('--- Requirements ---\nUnit: m\n--- End of requirements ---')
})

const listed = { list: 'RFQ list 2026-11-21/ab12', item: 3, of: 12 }

test('the line of a list begins with its quantity, and ends its reference with its place', () => {
  const message = asking('Gate valve', { quantity: '4', unit: 'pcs', reference: 'PO 7' }, listed)
  expect(message).toBe(`Quantity: 4 pcs
Gate valve

--- Requirements ---
Quantity: 4
Unit: pcs
Reference: PO 7; RFQ list 2026-11-21/ab12, item 3 of 12
--- End of requirements ---`)
  expect(
    asking('Quantity: 4 pcs\nGate valve', { quantity: '4', unit: 'pcs', reference: 'PO 7' }, listed),
  ).toBe(message)
})

test('the quantity of the call is what is asked for, however it was typed', () => {
  const read = readAsked(asking('Gate valve', { quantity: '4.0', unit: 'pcs' }, listed), '4')
  expect(read).toEqual(asked('Gate valve', { quantity: '4', unit: 'pcs' }, listed))
  expect(readAsked('Two, please.', '2')).toEqual(asked('Two, please.', { quantity: '2' }))
})

/** Texts that users type, and texts that could be mistaken for the block or a part of it. */
const piece = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('\n', '\r\n', '\r', '\u2028', '\t', ' ', '  ', '\n\n', '\\', '\\n', '\\\\', ': ', ':', ';'),
  fc.constantFrom('\u200f', '\u200e', '\u202b', '\u2067', 'صمام', '阀门', 'é', '\u0301', '👷🏽', '\ufeff'),
  fc.constantFrom(...block.split('\n'), block, `\n${block}`, `${block}\n`, 'Requirements', 'yes', 'no'),
  fc.constantFrom(endingOf('Kedah'), `${block}${endingOf('Kedah')}`, 'Sent from: '),
  fc.constantFrom(...Object.values(LABELS).map(label => `${label}: `)),
)
const text = fc.oneof(
  fc.constant(''),
  fc.array(piece, { maxLength: 6 }).map(pieces => pieces.join('')),
)
const anything: fc.Arbitrary<Requirements> = fc.record({
  quantity: text,
  unit: fc.oneof(fc.constantFrom(...UNITS), text),
  incoterm: fc.oneof(fc.constantFrom('', ...Object.keys(INCOTERMS)), text),
  place: text,
  neededBy: text,
  quoteBy: text,
  targetPrice: text,
  currency: text,
  standard: text,
  size: text,
  certificates: fc.array(fc.oneof(fc.constantFrom(...CERTIFICATES), text), { maxLength: 4 }),
  acceptsAlternatives: fc.boolean(),
  reference: text,
})
const line = fc.constantFrom('', 'Kedah Pumps (ref A-17), https://kedah-pumps.example/valves "Valves"')
const runs = { numRuns: 2000, seed }

test('reads everything back exactly as it was typed', () => {
  const place = fc.constantFrom(null, listed)
  const property = fc.property(text, anything, line, place, (note, requirements, from, listed) => {
    fc.pre((hasRequirements(requirements) || listed !== null) && !note.startsWith('Quantity: '))
    const origin = from && endingOf(from)
    const written = { ...nothingAsked, note, requirements, listed, origin }
    expect(readAsked(writeAsked(written))).toEqual(written)
  })
  fc.assert(property, runs)
})

test('sends a message without requirements unchanged', () => {
  fc.assert(
    fc.property(text, message => asking(message) === message),
    runs,
  )
})

test('any text that was read is written as the same text', () => {
  fc.assert(
    fc.property(text, typed => writeAsked(readAsked(typed)) === typed),
    runs,
  )
})

test.each([
  ['no block', 'Two for the platform.'],
  ['an empty message', ''],
  ['a heading of the buyer’s own', 'Requirements\nUnit: pcs'],
  ['a block without an end', block.replace(/\n[^\n]*$/, '')],
  ['a block without lines', '--- Requirements ---\n--- End of requirements ---'],
  ['text after the block', `${block}\nRegards`],
  ['a space after the block', `${block} `],
  ['text after the line of the origin', `${block}${endingOf('Kedah Pumps')}\nRegards`],
  ['the line of the origin right after the block', `${block}${endingOf('Kedah Pumps').slice(1)}`],
  ['no blank line before the block', `Please quote.\n${block}`],
  ['a block inside a line', `Please quote. ${block}`],
  ['lines in another order', block.replace('Unit: pcs\nReference: PO 4711', 'Reference: PO 4711\nUnit: pcs')],
  ['a repeated line', block.replace('Unit: pcs', 'Unit: pcs\nUnit: pcs')],
  ['an unknown label', block.replace('Unit: pcs', 'Unit: pcs\nColour: red')],
  ['a line without a value', block.replace('Unit: pcs', 'Unit: ')],
  ['a value other than yes', block.replace('accepted: yes', 'accepted: no')],
  ['other line endings', block.replaceAll('\n', '\r\n')],
  ['a quoted block', block.replaceAll('\n', '\n> ')],
])('%s is not read as requirements', (_, typed) => {
  expect(readAsked(typed)).toEqual(asked(typed))
})
