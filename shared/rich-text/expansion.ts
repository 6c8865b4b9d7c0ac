import { tagsWithoutContent } from './rules.ts'

/** HTML of this many nodes, or of one node for each so many letters, is still parsed. */
const MOST_NODES = 5_000
const LETTERS_OF_A_NODE = 4

/** A parser repeats these in each new block until they are closed, so they can multiply. */
const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '))
/** A parser keeps no more of the same tag open. */
const MOST_SAME = 3
/** A clone with long attributes counts more than once, so that the text of all stays small. */
const LETTERS_OF_A_CLONE = 100
/** The elements that a parser makes for an end tag in the wrong place: eight times itself and three more. */
const ROUNDS = 8
const REPEATED = 3

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** In a table, a parser may add two elements around these. */
const IN_TABLES = new Set('col colgroup td th tr'.split(' '))
const TEXT_ONLY = new Set('style textarea title'.split(' '))
/** After these, an end tag may mean something else than it says. */
const UNCLEAR = new Set(
  'applet frameset iframe marquee math noembed noframes object plaintext script select svg template xmp'.split(
    ' ',
  ),
)
const INLINE = new Set([
  ...FORMATTING,
  ...'abbr bdi bdo cite del dfn ins kbd mark q rp rt ruby samp span sub sup time var wbr'.split(' '),
])

const BLANK = '[\\t\\n\\f\\r ]'
const VALUE = `"[^"]*"|'[^']*'|[^\\t\\n\\f\\r "'<=>\`]+`
const ATTRIBUTE = `${BLANK}+[^\\t\\n\\f\\r "'<=>/]+(?:${BLANK}*=${BLANK}*(?:${VALUE}))?`
const COMMENT = '<!--(?:-?>|[\\s\\S]*?(?:--!?>|$))'
const TAG = `<(/?)([a-z][^\\t\\n\\f\\r />]*)(?:${ATTRIBUTE})*${BLANK}*/?>`
const PART = new RegExp(`${COMMENT}|${TAG}|(<[/!?a-z][^>]*(?:>|$))|((?:[^<]+|<(?![/!?a-z]))+)`, 'gi')

const NAME = /^<(\/?)([a-z][^\t\n\f\r />]*)/i

type Part =
  | { kind: 'start' | 'end'; name: string; source: string; isClear: boolean }
  | { kind: 'comment' | 'unclear' | 'text'; source: string }

/** @param skips returns true if the content of an element that has only text is to be left out */
function* partsOf(html: string, skips = () => true): Iterable<Part> {
  const pattern = new RegExp(PART)
  for (let found = pattern.exec(html); found; found = pattern.exec(html)) {
    const [source, , clear, unclear, text] = found
    const [, slash, name] = (!text && NAME.exec(source)) || []
    if (name)
      yield { kind: slash ? 'end' : 'start', name: name.toLowerCase(), source, isClear: clear !== undefined }
    else yield { kind: unclear ? 'unclear' : text ? 'text' : 'comment', source }
    if (name && !slash && TEXT_ONLY.has(name.toLowerCase()) && skips()) {
      const end = html.slice(pattern.lastIndex).search(new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'i'))
      pattern.lastIndex = end < 0 ? html.length : pattern.lastIndex + end
    }
  }
}

/**
 * Returns the document from which both cleaners take a seller's HTML. Without its tags, old rules of nesting would apply,
 * and a `<frameset>` could replace the body. HTML of which a parser could make far more nodes than it has letters for
 * comes as its text, with line breaks: 20,000 letters can become 200,000 elements.
 */
export const documentOf = (html: string): string =>
  `<!doctype html><body>${isTooLarge(html) ? textOf(html) : html}`

const isTooLarge = (html: string): boolean =>
  nodesAtMost(html) > Math.max(MOST_NODES, html.length / LETTERS_OF_A_NODE)

/** Returns a number of nodes that no parser exceeds. In HTML whose tags are closed in order, it is close to the truth. */
export function nodesAtMost(html: string): number {
  let nodes = 0
  /** The clones that a parser may make when it enters the next block. */
  let clones = 0
  let isClear = true
  const open: { name: string; source: string }[] = []
  const formatting = new Map<string, number>()

  function add(source: string, count: 1 | -1): void {
    const before = formatting.get(source) ?? 0
    formatting.set(source, before + count)
    const isCounted = Math.max(before, before + count) <= MOST_SAME
    if (isCounted) clones += count * Math.ceil(source.length / LETTERS_OF_A_CLONE)
  }

  const isOpen = (name: string): boolean => open.some(each => each.name === name)
  const misplaced = (): number => ROUNDS * (1 + Math.min(REPEATED, clones)) + clones

  for (const part of partsOf(html, () => isClear)) {
    const { kind, source } = part
    if (kind === 'unclear') isClear = false
    if (kind !== 'start' && kind !== 'end') {
      nodes += 1
      continue
    }
    const { name } = part
    const isFormatting = FORMATTING.has(name)
    if (UNCLEAR.has(name) || !part.isClear) isClear = false
    if (kind === 'start') {
      nodes += 1
      if (IN_TABLES.has(name)) nodes += open.at(-1)?.name === 'tr' ? 0 : 2
      if (TEXT_ONLY.has(name)) nodes += 1
      if (isFormatting) {
        if ((name === 'a' || name === 'nobr') && isOpen(name)) nodes += misplaced()
        add(source, 1)
        open.push(part)
      } else if (!VOID.has(name)) {
        nodes += clones
        open.push(part)
      } else if (name === 'hr') nodes += clones
      continue
    }
    const inner = open.at(-1)
    const isInOrder = isClear && inner?.name === name
    if (isInOrder) {
      open.pop()
      if (isFormatting) add(inner.source, -1)
      else nodes += clones
    } else nodes += isFormatting ? misplaced() : 1 + clones
  }
  return nodes
}

/** Returns the text of HTML as markup without tags other than `<br>`. */
function textOf(html: string): string {
  const lower = html.toLowerCase()
  const lastEnds = new Map(tagsWithoutContent.map(name => [name, lower.lastIndexOf(`</${name}`)]))
  const pieces: string[] = []
  let isNewLine = false
  let left: string | undefined
  let at = 0
  for (const part of partsOf(html)) {
    const { kind, source } = part
    at = html.indexOf(source, at) + source.length
    if (left !== undefined) {
      if (kind === 'end' && part.name === left) left = undefined
    } else if (kind === 'start' && (lastEnds.get(part.name) ?? -1) >= at) left = part.name
    else if (kind === 'start' || kind === 'end') isNewLine ||= !INLINE.has(part.name)
    else if (kind === 'text') {
      if (isNewLine && pieces.length > 0 && source.trim()) pieces.push('<br>')
      if (source.trim()) isNewLine = false
      pieces.push(source.replaceAll('<', '&lt;'))
    }
  }
  return pieces.join('')
}
