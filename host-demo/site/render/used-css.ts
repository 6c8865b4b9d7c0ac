import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import { LATE_STYLES } from '#shared/hydration/served.ts'
import { propertiesIn } from '#shared/server/served-content.ts'
import { BoundedMap } from '#shared/stores/bounded-map.ts'
import type { RenderedElement } from '#widgets/runtime/render-element.ts'

/** Returns the styles that come with content, as one text. */
export function servedCss({ content, styles }: Pick<RenderedElement, 'content' | 'styles'>): string {
  // Sorted, because late parts render in any order, and the same content must keep its ETag.
  const late = usedCss([...content.lateStyles].sort().join('\n'), content.names)
  const own = usedCss(styles.join('\n'), [...content.names, ...propertiesIn(late)])
  return withUsedAnimations(own + (late && LATE_STYLES + late))
}

/** Removes animations that no rule names: a sheet may be there only because an earlier page has loaded it. */
export const withUsedAnimations = (css: string): string =>
  css.replace(KEYFRAMES, (text, name: string) =>
    (css.match(RegExp(`\\b${name}\\b`, 'g')) ?? [])[1] ? text : '',
  )

const KEYFRAMES = /@keyframes ([\w-]+) ?\{(?:[^{}]*\{[^{}]*\})*\s*\}/g

/** Writes the rules of a part of a sheet that may apply to content with these names, or ''. */
type Writer = (names: ReadonlySet<string>) => string

type Sheet = {
  /** Every name that decides whether a rule or a custom property applies. */
  names: ReadonlySet<string>
  write: Writer
  /** The written texts, by the names for which they were written. */
  written: BoundedMap<string, string>
}

/** Surrounds each custom property while rules are written. No style sheet contains it. */
const MARK = '\0'

/** A build has fewer sheets: those of its elements. */
const sheets = new BoundedMap<string, Sheet>('parsed style sheets', 200)

/** The number of results to keep for one sheet. Pages of the same kind share theirs. */
const MAX_WRITTEN = 100

/**
 * Returns the rules of a sheet that may apply to content with these names: those whose selector names only its classes
 * and elements, with the custom properties that they use. The bundle loads the others.
 */
export function usedCss(css: string, given: Iterable<string>): string {
  const sheet = sheets.kept(css, () => parse(css))
  const names = new Set([...given].filter(name => sheet.names.has(name)))
  const key = [...names].sort().join(' ')
  return sheet.written.kept(key, () => withUsedProperties(sheet.write(names), names))
}

function parse(css: string): Sheet {
  const names = new Set<string>()
  return {
    names,
    write: writerOf(postcss.parse(css), names),
    written: new BoundedMap('styles of contents, for each sheet', MAX_WRITTEN),
  }
}

/** Removes the custom properties that neither the rest of the rules nor the content uses. */
function withUsedProperties(written: string, names: ReadonlySet<string>): string {
  const parts = written.split(MARK)
  const declared = (part: string, index: number): string =>
    index % 2 ? part.slice(0, part.indexOf(':')) : ''
  for (;;) {
    const used = new Set([...names, ...propertiesIn(parts.join(''))])
    const unused = parts.flatMap((part, index) =>
      part && index % 2 && !used.has(declared(part, index)) ? [index] : [],
    )
    if (unused.length === 0) return removeAll(parts.join(''), /[^{};]+\{\}/g)
    for (const index of unused) parts[index] = ''
  }
}

/** @param needed receives every name that decides whether a rule applies */
function writerOf(parent: Container, needed: Set<string>): Writer {
  const writers = (parent.nodes ?? []).map(node => nodeWriter(node, needed))
  return names => writers.map(write => write(names)).join('')
}

function nodeWriter(node: ChildNode, needed: Set<string>): Writer {
  if (node.type === 'comment') return () => ''
  if (node.type === 'rule') return ruleWriter(node, needed)
  if (node.type === 'atrule' && node.nodes && !/keyframes|font-face/.test(node.name))
    return groupWriter(node, needed)
  const text = compact(node.toString()) + (node.type === 'atrule' && node.nodes ? '' : ';')
  if (node.type !== 'decl' || !node.prop.startsWith('--')) return () => text
  needed.add(node.prop)
  return () => MARK + text + MARK
}

function ruleWriter(rule: Rule, needed: Set<string>): Writer {
  const selectors = rule.selectors.map(text => ({ text: compact(text), names: namesIn(text) }))
  for (const { names } of selectors) for (const name of names) needed.add(name)
  const content = writerOf(rule, needed)
  return given => {
    const used = selectors.filter(({ names }) => names.every(name => given.has(name)))
    return used.length > 0 ? block(used.map(({ text }) => text).join(','), content(given)) : ''
  }
}

function groupWriter(rule: AtRule, needed: Set<string>): Writer {
  const head = compact(`@${rule.name} ${rule.params}`)
  const content = writerOf(rule, needed)
  return names => block(head, content(names))
}

const block = (head: string, content: string): string => (content ? `${head}{${content}}` : '')

const compact = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns the classes and elements that a selector requires, without optional and excluded ones. */
function namesIn(selector: string): string[] {
  const needed = removeAll(selector, /:(?:not|is|where|has)\([^()]*\)/g).replace(
    /\[[^\]]*\]|::?[\w-]+(?:\([^()]*\))?/g,
    '',
  )
  return [...needed.matchAll(/\.[a-z][\w-]*|(?<![\w.-])[a-z][\w-]*/gi)].map(([name]) => name)
}

/** Removes a pattern until no match is left: one may be inside another. */
function removeAll(text: string, pattern: RegExp): string {
  const rest = text.replace(pattern, '')
  return rest === text ? text : removeAll(rest, pattern)
}
