import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parse } from 'parse5'
import { safeUrl } from '#shared/api/url.ts'
import { $config } from '#shared/config/config.ts'
import { checksum } from '#shared/rich-text/checksum.ts'
import { documentOf } from '#shared/rich-text/expansion.ts'
import type { CleanMarkup } from '#shared/rich-text/rich-text.tsx'
import {
  allowedAttributes,
  allowedTags,
  allowedUrl,
  headingLevels,
  linkAttributes,
  pictureAttributes,
  tagsWithoutContent,
} from '#shared/rich-text/rules.ts'
import { BoundedMap } from '#shared/stores/bounded-map.ts'
import { elementsIn } from './parsed-html.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element
type Attributes = ReadonlyMap<string, string>

const { isCommentNode, isElementNode, isTextNode } = defaultTreeAdapter

/** Deeper content is left out: browsers flatten such a tree, and it would fill the stack of a server. */
const DEEPEST = 250

const TAGS = new Set(allowedTags)
const ATTRIBUTES = new Set(allowedAttributes)
const WITHOUT_CONTENT = new Set(tagsWithoutContent)

// The rest of this file works as DOMPurify does, so that it finds nothing left to remove.

/** Attributes whose values are not used as markup. */
const TEXTS = new Set(['alt', 'role', 'summary', 'title', 'value'])
const WHITESPACE = /[\0-\x20\xa0\u1680\u180e\u2000-\u2029\u205f\u3000]/g
const MARKUP = /<[/\w!]/
/** Text that would end the element into which an attribute could be moved. */
const BREAKOUT = /(?:--!?|])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i
/** Fields that can have the name of a form's property, which then hides it from scripts, also from those that clean. */
const FIELDS = new Set(['button', 'fieldset', 'img', 'input', 'object', 'output', 'select', 'textarea'])
const FORM_PROPERTIES = new Set(
  [
    'attributes childNodes getAttributeNode hasChildNodes insertBefore namespaceURI nodeName nodeType removeAttribute',
    'removeAttributeNode removeChild setAttribute textContent',
  ].flatMap(line => line.split(' ')),
)

type NamedMarkup = CleanMarkup & {
  /** The elements, and the classes with a dot, by which style rules apply to it. */
  names: readonly string[]
}

/** Pages are rendered again while sellers change nothing. */
const cleaned = new BoundedMap<string, NamedMarkup>('cleaned descriptions', 20)

/**
 * Returns a seller's HTML as `cleanHtml` shows it, and its checksum. Its links depend on the API host, so do not store
 * it.
 */
export function cleanMarkup(html: string): NamedMarkup {
  return cleaned.kept(JSON.stringify([$config.get().apiHost, html]), () => {
    const clean = allowed(html)
    const titles = [...elementsIn(clean)].flatMap(({ tagName }) =>
      /^h[1-6]$/.test(tagName) ? [tagName] : [],
    )
    const shown = adapted(clean, headingLevels(titles))
    return {
      html: written(shown),
      sum: checksum(textIn(shown), addressesIn(shown)),
      names: [...new Set([...elementsIn(shown)].flatMap(namesOf))],
    }
  })
}

/** Returns the part of a seller's HTML that may be stored, as `allowedHtml` does. */
export const allowedMarkup = (html: string): string => written(allowed(html))

function allowed(html: string): Node[] {
  const root = parse(documentOf(html), { scriptingEnabled: false }).childNodes.find(isElementNode)
  const body = root?.childNodes.filter(isElementNode).find(({ tagName }) => tagName === 'body')
  return body ? allowedIn(body, DEEPEST, hasFormProperty(body, DEEPEST)) : []
}

function allowedIn(parent: Element, depth: number, dropForms: boolean): Node[] {
  const kept: Node[] = []
  if (depth === 0) return kept
  for (const child of parent.childNodes) {
    if (isTextNode(child)) kept.push(textNode(child.value))
    if (!isElementNode(child) || isLeftOut(child, dropForms)) continue
    const content = allowedIn(child, depth - 1, dropForms)
    if (!TAGS.has(child.tagName)) kept.push(...content)
    else {
      const inside = child.tagName === 'pre' ? afterFirstLine(content) : content
      kept.push(element(child.tagName, allowedAttributesOf(child), inside))
    }
  }
  return kept
}

const isLeftOut = (element: Element, dropForms: boolean): boolean =>
  WITHOUT_CONTENT.has(element.tagName) || (dropForms && element.tagName === 'form') || isDisguised(element)

/** Text like `<b` beside a comment could be read again as markup. */
function isDisguised({ childNodes }: Element): boolean {
  if (childNodes.some(isElementNode) || !childNodes.some(isCommentNode)) return false
  return MARKUP.test(childNodes.map(child => (isTextNode(child) ? child.value : '')).join(''))
}

function hasFormProperty(parent: Element, depth: number): boolean {
  if (depth === 0) return false
  return parent.childNodes
    .filter(isElementNode)
    .some(child => hidesFormProperty(child) || hasFormProperty(child, depth - 1))
}

const hidesFormProperty = ({ tagName, attrs }: Element): boolean =>
  FIELDS.has(tagName) &&
  attrs.some(({ name, value }) => (name === 'id' || name === 'name') && FORM_PROPERTIES.has(value))

function allowedAttributesOf({ attrs }: Element): Map<string, string> {
  return new Map(
    attrs
      .map(({ name, value }) => [name, name === 'value' ? value : value.trim()] as const)
      .filter(([name, value]) => isAllowedAttribute(name, value)),
  )
}

function isAllowedAttribute(name: string, value: string): boolean {
  if (BREAKOUT.test(value)) return false
  if (/^aria-[-\w]+$/.test(name)) return true
  if (!ATTRIBUTES.has(name)) return false
  return value === '' || TEXTS.has(name) || allowedUrl.test(value.replace(WHITESPACE, ''))
}

function adapted(nodes: readonly Node[], levels: ReadonlyMap<string, string>): Node[] {
  return nodes.map(node => {
    if (!isElementNode(node)) return node
    const { tagName } = node
    const content = adapted(node.childNodes, levels)
    const level = levels.get(tagName)
    if (level) return element(level, new Map(), content)
    const own = element(tagName, adaptedAttributes(node), content)
    if (tagName !== 'table') return own
    return element('div', new Map(Object.entries({ class: 'table', tabindex: '0' })), [own])
  })
}

function adaptedAttributes({ tagName, attrs }: Element): Attributes {
  const values = new Map(attrs.map(({ name, value }) => [name, value]))
  if (tagName === 'a' && values.has('href')) {
    cleanUrl(values, 'href')
    setAll(values, linkAttributes)
  }
  if (tagName === 'img') {
    cleanUrl(values, 'src')
    if (!values.has('alt')) values.set('alt', '')
    setAll(values, pictureAttributes)
  }
  return values
}

function cleanUrl(values: Map<string, string>, name: 'href' | 'src'): void {
  const url = safeUrl(values.get(name) ?? '')
  if (url) values.set(name, url)
  else values.delete(name)
}

function setAll(values: Map<string, string>, added: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(added)) values.set(name, value)
}

function textIn(nodes: readonly Node[]): string {
  return nodes
    .map(node => (isTextNode(node) ? node.value : isElementNode(node) ? textIn(node.childNodes) : ''))
    .join('')
}

function addressesIn(nodes: readonly Node[]): string[] {
  return [...elementsIn(nodes)].flatMap(({ attrs }) => {
    const values = new Map(attrs.map(({ name, value }) => [name, value]))
    return [values.get('href') ?? '', values.get('src') ?? '']
  })
}

const namesOf = ({ tagName, attrs }: Element): string[] => [
  tagName,
  ...attrs.flatMap(({ name, value }) => (name === 'class' ? [`.${value}`] : [])),
]

/** The allowed tags that never have content. */
const VOID = new Set(['br', 'col', 'hr', 'img', 'wbr'])

/** A parser takes a bare `\r` for `\n`. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\xa0': '&nbsp;',
}

const escaped = (text: string, characters: RegExp): string =>
  text.replace(characters, character => ESCAPES[character] ?? character)

/** Writes the nodes as browsers do. Not left to a package: some leave `<` in the value of an attribute as it is. */
function written(nodes: readonly Node[]): string {
  return nodes
    .map(node => {
      if (isTextNode(node)) return escaped(node.value, /[&<>\r\xa0]/g)
      if (!isElementNode(node)) return ''
      const { tagName, attrs, childNodes } = node
      const given = attrs.map(({ name, value }) => ` ${name}="${escaped(value, /[&<>"\r\xa0]/g)}"`).join('')
      return `<${tagName}${given}>${VOID.has(tagName) ? '' : `${written(childNodes)}</${tagName}>`}`
    })
    .join('')
}

function element(tagName: string, attributes: Attributes, childNodes: Node[]): Element {
  const attrs = [...attributes].map(([name, value]) => ({ name, value }))
  const made = defaultTreeAdapter.createElement(tagName, names.NS.HTML, attrs)
  made.childNodes = childNodes
  return made
}

/** A parser drops an empty first line. */
function afterFirstLine(nodes: Node[]): Node[] {
  const [first] = nodes
  return first && isTextNode(first) && first.value.startsWith('\n') ? [textNode('\n'), ...nodes] : nodes
}

const textNode = (value: string): Node => defaultTreeAdapter.createTextNode(value)
