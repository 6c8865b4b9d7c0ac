import { basename, dirname } from 'node:path'
import { englishTexts } from '#shared/testing/message-texts.ts'
import { api } from '#widgets/runtime/page-api.ts'
import {
  describeElements,
  describeEvents,
  describeSettings,
  type ElementAttribute,
  type ElementDescription,
} from './elements.ts'
import { packageJson } from './entries.ts'
import { readTokens, tokensSheet } from './tokens.ts'

type Texts = Readonly<Record<string, string>>

/** The public surface that partners may rely on: names, and the promises about each. */
export type Surface = { readonly [name: string]: Surface | readonly string[] | string }

/** Returns everything public, by the definitions. Words, and the colours and sizes of tokens, are not part of it. */
export async function publicSurface(): Promise<Surface> {
  // Importing one of these adds its texts.
  import.meta.glob('../../../{shared,widgets}/**/*.messages.ts', { eager: true })
  const elements = await describeElements()
  const packs = import.meta.glob<Texts>('../../../shared/languages/*/widgets.json', {
    eager: true,
    import: 'default',
  })
  // Pages of members have texts too, which no host can change.
  const isPublic = ([key]: [string, string]): boolean => Object.values(packs).some(pack => key in pack)
  const texts = Object.entries(englishTexts())
    .filter(isPublic)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const languages = Object.keys(packs).map(path => basename(dirname(path)))
  return {
    elements: Object.fromEntries(elements.map(element => [element.tag, elementSurface(element)])),
    events: Object.fromEntries(
      describeEvents().map(({ name, detail, cancelable }) => [
        name,
        { detail: membersOfDetail(detail), ...(cancelable && { cancelable: 'yes' }) },
      ]),
    ),
    configuration: Object.fromEntries(describeSettings().map(each => [each.name, settable(each)])),
    calls: Object.keys(api),
    tokens: readTokens(tokensSheet()).map(({ name }) => name),
    messages: Object.fromEntries(texts.map(([key, text]) => [key, placeholdersIn(text)])),
    entries: Object.keys(
      packageJson(
        elements.filter(({ isDrawn }) => isDrawn),
        languages,
      ).exports,
    ),
  }
}

function elementSurface({ attributes, events, slots, parts, methods }: ElementDescription): Surface {
  return {
    attributes: Object.fromEntries(attributes.map(each => [each.name, settable(each)])),
    events: events.map(({ name }) => name),
    slots: slots.map(({ name }) => name || '(default)'),
    parts: parts.map(({ name }) => name),
    methods: Object.fromEntries(
      methods.map(({ name, parameter }) => [name, parameter ? `${parameter.name}?: ${parameter.type}` : '']),
    ),
  }
}

function settable({ kind, choices, default: usual, required }: ElementAttribute): Surface {
  return {
    type: choices.length > 0 ? choices.map(choice => `'${choice}'`) : [kind],
    ...(usual !== undefined && { default: usual }),
    ...(required && { required: 'yes' }),
  }
}

/** Lists the members of a detail: `{ id: number; kind: { a: string; b: string } }` has two. */
function membersOfDetail(detail: string): string[] {
  return [...detail.slice(1, -1).matchAll(/(?:[^;{}]|\{[^{}]*\})+/g)]
    .map(([member]) => member.trim())
    .filter(Boolean)
}

function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]
}
