import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endingOf } from '#shared/lead/ending.ts'
import { seed } from '#shared/testing/seed.ts'
import { compose, hasRequirements, LABELS, parse } from './block.ts'
import { CERTIFICATES, INCOTERMS, UNITS } from './choices.ts'
import { noRequirements, type Requirements } from './requirements.ts'

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
  expect(compose('Two for the platform.', filled)).toBe(`Two for the platform.\n\n${block}`)
  expect(compose('', { ...noRequirements, unit: 'm' })).toBe(
    '--- Requirements ---\nUnit: m\n--- End of requirements ---',
  )
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

test('reads message and requirements back exactly as they were typed', () => {
  const property = fc.property(
    text,
    anything.filter(hasRequirements),
    line,
    (message, requirements, from) => {
      const ending = from && endingOf(from)
      const composed = compose(message, requirements) + ending
      expect(parse(composed)).toEqual({ message, requirements, ending })
      expect(composed.startsWith(message)).toBe(true)
    },
  )
  fc.assert(property, runs)
})

test('sends a message without requirements unchanged', () => {
  fc.assert(
    fc.property(text, message => compose(message, noRequirements) === message),
    runs,
  )
})

test('parsed text composes to exactly the same text', () => {
  const property = fc.property(text, typed => {
    const read = parse(typed)
    return read === null || compose(read.message, read.requirements) + read.ending === typed
  })
  fc.assert(property, runs)
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
  expect(parse(typed)).toBeNull()
})
