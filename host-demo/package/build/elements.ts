import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { membersOf } from '#host-demo/package/npm/source-docs.ts'
import { attributeName } from '#shared/config/settings.ts'
import { readDefinitions, repository, type WrittenAttribute, type WrittenDefinition } from './definitions.ts'

const NOTE =
  '// Written from the definitions of the elements by host-demo/package/build/elements.ts. Not kept in git.'

/** Writes the modules below for Vite, Vitest and Storybook, and again whenever a definition changes. */
export function elements(): Plugin {
  return {
    name: 'elements',
    config: writeElements,
    hotUpdate: ({ file }) => {
      if (/\.(element|definition)\.ts$/.test(file)) writeElements()
    },
  }
}

/**
 * Writes what the definitions say as the modules `#elements/…`, for bundles, tests, TypeScript and Node alike. A chunk
 * takes a module whole, so each module has the facts for one of them.
 */
export function writeElements(): void {
  const definitions = readDefinitions()
  write('tags.ts', tagsModule(definitions))
  write('loaders.ts', loadersModule(definitions))
  write('frames.ts', framesModule(definitions))
  write('embeddable.ts', embeddableModule(definitions))
  write('events.ts', eventsModule())
}

/** An unchanged file keeps its time, which others watch. */
function write(name: string, lines: readonly string[]): void {
  const folder = join(repository, 'widgets/runtime/generated')
  const path = join(folder, name)
  const text = `${[NOTE, ...lines].join('\n')}\n`
  mkdirSync(folder, { recursive: true })
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}

type Definitions = readonly WrittenDefinition[]

function tagsModule(definitions: Definitions): string[] {
  const unrendered = tagsOf(definitions.filter(({ isRendered }) => !isRendered)).map(sectionOf)
  return [
    list('elementTags', tagsOf(definitions)),
    'export type ElementTag = (typeof elementTags)[number]',
    list('widgetTags', tagsOf(definitions.filter(({ isWidget }) => isWidget))),
    `export const UNRENDERED = /^trade-(${unrendered.join('|')})$/`,
    'export const examples = {',
    ...definitions.map(
      ({ tag, example, sees }) => `  '${tag}': ${JSON.stringify(exampleOf(example, sees))},`,
    ),
    '} satisfies Record<ElementTag, { markup: string; attributes: Readonly<Record<string, string>>; sees: string }>',
    '/** The attributes in JSX. */',
    'export type ElementAttributes = {',
    ...definitions.map(({ tag, attributes }) => `  '${tag}': { ${[...attributes].map(typeOf).join('; ')} }`),
    '}',
  ]
}

function loadersModule(definitions: Definitions): string[] {
  const chunks = definitions.filter(({ hasChunk }) => hasChunk)
  return [
    'export const loaders = {',
    ...chunks.map(({ tag, file }) => `  '${tag}': () => import('#${file}'),`),
    '}',
  ]
}

function framesModule(definitions: Definitions): string[] {
  const framed = definitions.filter(({ isFramed }) => isFramed)
  return [
    list('framedTags', tagsOf(framed)),
    'export type FramedTag = (typeof framedTags)[number]',
    list('dialogTags', tagsOf(definitions.filter(({ isDialog }) => isDialog))),
  ]
}

function embeddableModule(definitions: Definitions): string[] {
  return [
    "import type { Embedding } from '#shared/element/widget-definition.ts'",
    "import type { ElementTag } from './tags.ts'",
    'export const embeddable = {',
    ...definitions.flatMap(({ tag, embed }) => (embed ? `  '${tag}': ${embed},` : [])),
    '} as const satisfies Partial<Record<ElementTag, Embedding>>',
  ]
}

function eventsModule(): string[] {
  const events = membersOf('shared/element/events.ts', 'TradeEvents').map(({ name }) => name)
  // Those of the session stay in the frame.
  const passed = events.filter(name => name !== 'trade-session-change')
  return [list('eventNames', events), list('passedEvents', passed)]
}

const sectionOf = (tag: string): string => tag.replace('trade-', '')

/** The attributes as markup, and by name. */
function exampleOf(markup: string, sees: string) {
  const attributes = [...markup.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])
  return { markup, attributes: Object.fromEntries(attributes), sees }
}

const tagsOf = (definitions: Definitions): string[] => definitions.map(({ tag }) => tag)

const list = (name: string, all: readonly string[]): string =>
  `export const ${name} = [${all.map(each => `'${each}'`).join(', ')}] as const`

const types: Readonly<Record<string, string>> = {
  id: 'number',
  integer: 'number',
  text: 'string',
  enum: 'string',
}

const typeOf = ([property, { kind, isRequired }]: [string, WrittenAttribute]): string =>
  `'${attributeName(property)}'${isRequired ? '' : '?'}: ${types[kind] ?? 'boolean'}${isRequired ? '' : ' | undefined'}`
