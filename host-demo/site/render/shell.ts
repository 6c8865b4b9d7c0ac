import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { edited } from '#host-demo/package/build/edits.ts'
import { readSettings } from '#shared/config/settings.ts'
import { elementsIn } from '#shared/server/parsed-html.ts'
import { BoundedMap } from '#shared/stores/bounded-map.ts'

type Element = DefaultTreeAdapterTypes.Element

/** The inline code of a page, which its content policy has to allow. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] }

/** The elements of the shell that a page fills, with the part that it replaces. */
const filledParts = {
  html: 'startTag',
  title: 'all',
  head: 'endTag',
  'trade-header': 'startTag',
  'trade-menu': 'startTag',
  noscript: 'all',
  'trade-footer': 'startTag',
  body: 'endTag',
} as const

export type Shell = ReturnType<typeof read>

const shells = new BoundedMap<string, Shell>('parsed index.html', 10)

/** Reads a built `index.html`, before it has any content. */
export const shellIn = (html: string): Shell => shells.kept(html, () => read(html))

function read(html: string) {
  const all = elementsOf(html)
  const having = (attribute: string, value: string): Element[] =>
    all.filter(({ attrs }) => attrs.some(each => each.name === attribute && each.value === value))
  const [table, finder] = having('data-trade-files', '').flatMap(each => all.slice(all.indexOf(each)))
  const links = having('rel', 'modulepreload')
  const scripts = having('type', 'module').filter(each => textIn(each, 'src'))
  const removed = new Set([table, finder, ...links, ...scripts, ...having('name', 'description')])
  const rest = all.filter(each => !removed.has(each))
  const named = (tag: string) => rest.find(({ tagName }) => tagName === tag)
  const config = named('trade-config')?.attrs.map(({ name, value }) => [name, value] as const) ?? []
  const filesOf: Readonly<Record<string, readonly string[]>> = JSON.parse(textOf(table) || '{}')
  const noscript = named('noscript')?.sourceCodeLocation
  const edits = (element: Element | undefined, part: 'all' | 'startTag' | 'endTag', text: string) => {
    const location = element?.sourceCodeLocation
    const range = part === 'all' ? location : location?.[part]
    return range ? [{ start: range.startOffset, end: range.endOffset, text }] : []
  }
  return {
    settings: readSettings(config),
    inline: inlineOf(rest),
    noscript: html.slice(noscript?.startOffset ?? 0, noscript?.endOffset ?? 0),
    /** What a page requests at its end (lateScripts), and so not in the shell. */
    modules: {
      scripts: scripts.map(each => textIn(each, 'src')),
      files: links.map(each => textIn(each, 'href')),
      filesOf,
    },
    fill: (texts: Readonly<Record<string, string>>): string =>
      edited(html, [
        ...[...removed].flatMap(each => edits(each, 'all', '')),
        ...Object.entries(filledParts).flatMap(([tag, part]) => edits(named(tag), part, texts[tag] ?? '')),
      ]),
  }
}

/** Returns the inline code of a built page. It must not have any other content yet, which would be allowed too. */
export const inlineIn = (html: string): Inline => inlineOf(elementsOf(html))

const elementsOf = (html: string): Element[] => [
  ...elementsIn(parse(html, { sourceCodeLocationInfo: true }).childNodes),
]

function inlineOf(elements: readonly Element[]): Inline {
  const contents = (tag: string): string[] =>
    elements.filter(({ tagName, attrs }) => tagName === tag && attrs.length === 0).map(textOf)
  return { scripts: contents('script'), styles: contents('style') }
}

const textOf = (element: Element | undefined): string =>
  element?.childNodes.map(node => ('value' in node ? node.value : '')).join('') ?? ''

const textIn = ({ attrs }: Element, wanted: string): string =>
  attrs.find(({ name }) => name === wanted)?.value ?? ''
