import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { eventNames } from '#elements/events.ts'
import { elements as bundled } from '#widgets/runtime/elements.ts'
import { describeElements } from './elements.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const modules = new Map<string, Module>()
const elements = await describeElements()
// A frame sends and shows the events and content of the element in it.
const widgets = elements.filter(({ isDrawn, tag }) => isDrawn && tag !== 'trade-frame')

test('every tag of the bundle is described', () => {
  expect(elements.map(({ tag }) => tag).sort()).toEqual(Object.keys(bundled).sort())
})

test.each(widgets)('$tag declares the events, slots and parts of its sources', element => {
  const written = writtenBy(element.source)
  written.events.add('trade-error')
  for (const slot of ['', 'error']) written.slots.add(slot)
  written.parts.add('error')
  const names = (all: readonly { name: string }[]): string[] => all.map(({ name }) => name).sort()
  // Events of a nested element come to the page too, and a definition may name those that matter.
  const nested = elements
    .filter(({ tag }) => element.nests.includes(tag))
    .flatMap(({ events }) => names(events))
  const isOwn = (event: string): boolean => written.events.has(event) || !nested.includes(event)
  expect({
    events: names(element.events).filter(isOwn),
    slots: names(element.slots),
    parts: names(element.parts),
  }).toEqual({
    events: [...written.events].sort(),
    slots: [...written.slots].sort(),
    parts: [...written.parts].sort(),
  })
})

test('every event is sent by an element, except that of the session, which the document sends', () => {
  const sent = new Set(elements.flatMap(({ events }) => events.map(({ name }) => name)))
  expect(eventNames.filter(name => !sent.has(name))).toEqual(['trade-session-change'])
})

/** The events, slots and parts in the sources of a component and of everything that it renders. */
type Written = { events: Set<string>; slots: Set<string>; parts: Set<string> }

type Module = { statements: Map<string, string>; imported: Map<string, Place> }
type Place = { file: string; name: string }

/**
 * Follows the component of a definition through our sources, name by name, and collects the events that they send and
 * the slots and parts that they render. Features of every element (`shared/element/`) are left out.
 *
 * @param file the `*.element.ts`, from the root
 */
function writtenBy(file: string): Written {
  const written: Written = { events: new Set(), slots: new Set(), parts: new Set() }
  const source = readFileSync(join(root, file), 'utf8')
  // `defineDialog` renders around the component, and `withProcurement` adds an extension to it.
  const names = [
    /component: (?:withProcurement\()?(\w+)/,
    /withProcurement\(\w+, (\w+)\)/,
    /= (define\w+)\(/,
  ].map(pattern => pattern.exec(source)?.[1] ?? '')
  const seen = new Set<string>()
  const open: Place[] = names.map(name => ({ file, name }))
  for (let index = open.pop(); index; index = open.pop()) {
    const key = `${index.file} ${index.name}`
    if (seen.has(key)) continue
    seen.add(key)
    const { statements, imported } = moduleOf(index.file)
    const elsewhere = imported.get(index.name)
    if (elsewhere) open.push(elsewhere)
    const statement = statements.get(index.name) ?? ''
    gather(statement, written)
    for (const [, from = ''] of statement.matchAll(/\bimport\('([^']+)'\)/g)) {
      const late = fileOf(index.file, from)
      if (late) for (const name of moduleOf(late).statements.keys()) open.push({ file: late, name })
    }
    for (const [name] of statement.matchAll(/[A-Za-z_$][\w$]*/g)) {
      if (statements.has(name) || imported.has(name)) open.push({ file: index.file, name })
    }
  }
  return written
}

/** Biome's formatting puts every top-level statement, and nothing else, at the left edge. */
function moduleOf(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const source = readFileSync(join(root, file), 'utf8')
  const module: Module = { statements: new Map(), imported: new Map() }
  for (const statement of source.split(/^(?=(?:export |async |function |const |let |class |import ))/m)) {
    const name = /^(?:export )?(?:default )?(?:async )?(?:function|const|let|class) ([\w$]+)/.exec(
      statement,
    )?.[1]
    if (name) module.statements.set(name, statement)
    const [, names, from] = /^(?:import (?:\w+, )?|export )\{([^}]*)\} from '([^']+)'/.exec(statement) ?? []
    if (names && from) keepImports(module, file, names, from)
    // What a module passes on stands for a statement that uses it.
    if (names && statement.startsWith('export')) module.statements.set(statement, names)
  }
  modules.set(file, module)
  return module
}

/** Returns our file for an import; undefined for a package, and for the features of every element. */
function fileOf(file: string, from: string): string | undefined {
  const target = from.startsWith('#') ? from.slice(1) : join(dirname(file), from)
  return /^(#|\.)/.test(from) && !target.startsWith('shared/element/') ? target : undefined
}

function keepImports({ imported }: Module, file: string, names: string, from: string): void {
  const target = fileOf(file, from)
  if (!target) return
  for (const each of names.split(',')) {
    const [name, alias = name] = each
      .trim()
      .replace(/^type /, '')
      .split(' as ')
    if (name && alias) imported.set(alias, { file: target, name })
  }
}

function gather(source: string, { events, slots, parts }: Written): void {
  for (const [, name = ''] of source.matchAll(/\bemit\(\s*'([\w-]+)'/g)) events.add(name)
  if (/\b(useReady|host\.ready)\(/.test(source)) events.add('trade-ready')
  if (/\b(useFailed|host\.failed)\(/.test(source)) events.add('trade-error')
  if (/<slot ?\/?>/.test(source)) slots.add('')
  for (const text of valuesOf(source, /<slot name=/g)) slots.add(text)
  for (const text of valuesOf(source, /\spart=/g)) for (const each of text.split(' ')) parts.add(each)
}

/** Returns the possible texts of an attribute in JSX: the one between quotes, or all in its braces. */
function* valuesOf(source: string, attribute: RegExp): Iterable<string> {
  const value = new RegExp(String.raw`${attribute.source}(?:"([^"]*)"|\{([^}]*)\})`, 'g')
  for (const [, plain, computed = ''] of source.matchAll(value)) {
    if (plain !== undefined) yield plain
    for (const [, text = ''] of computed.matchAll(/'([^']*)'/g)) yield text
  }
}
