import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { publicSurface, type Surface } from './surface.ts'
import { type Change, changesBetween } from './surface-changes.ts'
import { changelogEntries, leastVersionAfter, refusal } from './versions.ts'

const textBeside = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8')
const written = JSON.parse(await textBeside('api.json'))

test('api.json lists the public surface (else: npm run api)', async () => {
  expect(changesBetween(written.surface, await publicSurface())).toEqual([])
})

test('api.json and CHANGELOG.md have the version of package.json (else: npm run api)', async () => {
  const { version } = JSON.parse(await textBeside('../../../package.json'))
  expect(written.version).toBe(version)
  expect(changelogEntries(await textBeside('CHANGELOG.md'))[0]?.version).toBe(version)
})

test('everything that a page can write, hear and style is listed', () => {
  const { elements, events, messages, configuration, tokens, entries, calls } = written.surface
  expect(elements['trade-rfq']).toMatchObject({
    attributes: { kind: { type: ["'product'", "'service'"] }, 'item-id': { type: ['id'], required: 'yes' } },
    events: expect.arrayContaining(['trade-rfq-sent', 'trade-error']),
    slots: expect.arrayContaining(['(default)', 'error']),
    parts: expect.arrayContaining(['error']),
    methods: { refresh: '', reset: '', focus: 'options?: FocusOptions' },
  })
  expect(events['trade-chat-sent']).toEqual({ detail: ['chatId: number'] })
  expect(messages).toMatchObject({ 'rfq.send': [], 'rfq.back': ['name'] })
  expect(configuration.theme).toEqual({ type: ["'light'", "'dark'", "'auto'"], default: 'auto' })
  expect(tokens).toContain('--trade-color-accent')
  expect(entries).toEqual(expect.arrayContaining(['.', './elements/rfq', './messages/ms', './react']))
  expect(calls).toEqual(expect.arrayContaining(['configure', 'whenReady']))
})

const attribute = (said: Surface): Surface => ({ elements: { 'trade-a': { attributes: { kind: said } } } })
const kind = 'elements > trade-a > attributes > kind'
const required = { type: ['id'], required: 'yes' }

test.each([
  ['the same', attribute(required), attribute(required), []],
  ['an element gone', attribute(required), { elements: {} }, ['breaking elements > trade-a is gone']],
  ['an element come', { elements: {} }, attribute(required), ['addition elements > trade-a is new']],
  [
    'a choice gone',
    attribute({ type: ["'a'", "'b'"] }),
    attribute({ type: ["'a'"] }),
    [`breaking ${kind} > type > 'b' is gone`],
  ],
  [
    'a choice come',
    attribute({ type: ["'a'"] }),
    attribute({ type: ["'a'", "'b'"] }),
    [`addition ${kind} > type > 'b' is new`],
  ],
  [
    'another type',
    attribute({ type: ['text'] }),
    attribute({ type: ['id'] }),
    [`breaking ${kind} > type > text is gone`, `addition ${kind} > type > id is new`],
  ],
  [
    'another default',
    attribute({ type: ['id'], default: '1' }),
    attribute({ type: ['id'], default: '2' }),
    [`breaking ${kind} > default is "2", was "1"`],
  ],
  [
    'a default where there was none',
    attribute({ type: ['id'] }),
    attribute({ type: ['id'], default: '2' }),
    [`breaking ${kind} > default is new`],
  ],
  [
    'an attribute with a default',
    { elements: { 'trade-a': { attributes: {} } } },
    attribute({ type: ['id'], default: '2' }),
    [`addition ${kind} is new`],
  ],
  [
    'required from now on',
    attribute({ type: ['id'] }),
    attribute(required),
    [`breaking ${kind} > required is new`],
  ],
  [
    'a new attribute that is required',
    { elements: { 'trade-a': { attributes: {} } } },
    attribute(required),
    [`addition ${kind} is new`, `breaking ${kind} > required is new`],
  ],
  [
    'no longer required',
    attribute(required),
    attribute({ type: ['id'] }),
    [`addition ${kind} > required is gone`],
  ],
  [
    'another detail',
    { events: { 'trade-x': { detail: ['id: number'] } } },
    { events: { 'trade-x': { detail: ['id: string'] } } },
    [
      'breaking events > trade-x > detail > id: number is gone',
      'addition events > trade-x > detail > id: string is new',
    ],
  ],
])('%s', (_, before, after, expected) => {
  expect(changesBetween(before, after).map(({ kind, what }) => `${kind} ${what}`)).toEqual(expected)
})

const addition: Change = { kind: 'addition', what: '' }
const breaking: Change = { kind: 'breaking', what: '' }

test.each([
  ['0.1.4', [], '0.1.4'],
  ['0.1.4', [addition], '0.1.5'],
  ['0.1.4', [addition, breaking], '0.2.0'],
  ['1.2.3', [addition], '1.3.0'],
  ['1.2.3', [breaking], '2.0.0'],
])('after %s the changes %j need version %s', (version, changes, expected) => {
  expect(leastVersionAfter(version, changes)).toBe(expected)
})

const released = '## 1.2.0 (2026-11-23)\n'

test.each([
  ['a released version keeps its surface', '1.2.0', [addition], released, 'ask for version 1.3.0'],
  ['a change that breaks needs more', '1.3.0', [breaking], `## 1.3.0 (unreleased)\n${released}`, '2.0.0'],
  ['a version needs an entry', '1.3.0', [addition], released, 'write "## 1.3.0 (unreleased)"'],
  ['an unreleased version may change', '1.3.0', [addition], `## 1.3.0 (unreleased)\n${released}`, undefined],
  ['a version may leave the surface alone', '1.2.1', [], `## 1.2.1 (unreleased)\n${released}`, undefined],
  ['nothing was released before the first', '1.2.0', [breaking], '## 1.2.0 (unreleased)\n', undefined],
  ['versions do not go back', '1.1.9', [], '## 1.1.9 (unreleased)\n', 'ask for version 1.2.0'],
])('%s', (_, version, changes, changelog, expected) => {
  const refused = refusal(changes, { version, writtenVersion: '1.2.0', changelog })
  if (expected) expect(refused).toContain(expected)
  else expect(refused).toBeUndefined()
})
