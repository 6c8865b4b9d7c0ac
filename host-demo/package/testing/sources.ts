import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What a component and all that it renders write in their sources. */
export type Written = { events: Set<string>; slots: Set<string>; parts: Set<string> }

type Module = { statements: Map<string, string>; imported: Map<string, Place> }
type Place = { file: string; name: string }

const modules = new Map<string, Module>()

/**
 * Follows the component of a definition through our sources, name by name, and gathers the events that they send and
 * the slots and parts that they render. What every element does by itself (`shared/element/`) is left out.
 *
 * @param file the `*.element.ts`, from the root
 */
export function writtenBy(file: string): Written {
  const written: Written = { events: new Set(), slots: new Set(), parts: new Set() }
  const source = readFileSync(join(root, file), 'utf8')
  const component = /component: (\w+)/.exec(source)?.[1] ?? ''
  const seen = new Set<string>()
  const open: Place[] = [{ file, name: component }]
  for (let place = open.pop(); place; place = open.pop()) {
    const key = `${place.file} ${place.name}`
    if (seen.has(key)) continue
    seen.add(key)
    const { statements, imported } = moduleOf(place.file)
    const elsewhere = imported.get(place.name)
    if (elsewhere) open.push(elsewhere)
    const statement = statements.get(place.name) ?? ''
    gather(statement, written)
    for (const [name] of statement.matchAll(/[A-Za-z_$][\w$]*/g)) {
      if (statements.has(name) || imported.has(name)) open.push({ file: place.file, name })
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
    const [, names, from] = /^import (?:\w+, )?\{([^}]*)\} from '([^']+)'/.exec(statement) ?? []
    if (names && from) keepImports(module, file, names, from)
  }
  modules.set(file, module)
  return module
}

function keepImports({ imported }: Module, file: string, names: string, from: string): void {
  const target = from.startsWith('#') ? from.slice(1) : join(dirname(file), from)
  if (!/^(#|\.)/.test(from) || target.startsWith('shared/element/')) return
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
  if (/\bhost\.ready\(/.test(source)) events.add('trade-ready')
  if (/\bhost\.failed\(/.test(source)) events.add('trade-error')
  if (/<slot ?\/?>/.test(source)) slots.add('')
  for (const text of valuesOf(source, /<slot name=/g)) slots.add(text)
  for (const text of valuesOf(source, /\spart=/g)) for (const each of text.split(' ')) parts.add(each)
}

/** The texts that an attribute in JSX may have: the one between quotes, or all in its braces. */
function* valuesOf(source: string, attribute: RegExp): Iterable<string> {
  const value = new RegExp(String.raw`${attribute.source}(?:"([^"]*)"|\{([^}]*)\})`, 'g')
  for (const [, plain, computed = ''] of source.matchAll(value)) {
    if (plain !== undefined) yield plain
    for (const [, text = ''] of computed.matchAll(/'([^']*)'/g)) yield text
  }
}
