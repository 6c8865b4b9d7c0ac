import { createContext, createElement, type ReactElement, type ReactNode, use } from 'react'

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode }
type Tag = ReactElement<Props, string>

/** The HTML inside an element. Without `content`, the browser renders it. */
export type Served = { html: string; content?: ServedContent }

/** Renders a nested element. Returns undefined for a tag that is none of ours. */
export type RenderNested = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
) => Promise<Served> | undefined

/** What the content of an element is made of, noted as React renders it. */
export class ServedContent {
  /** The classes, with a dot, elements and custom properties, by which style rules apply to it. */
  readonly names = new Set(['.trade-root', 'div'])
  /** The text of the first `<h1>`. */
  heading: string | undefined
  hasDrafts = false
  readonly lateStyles = new Set<string>()
  readonly #renderNested: RenderNested
  /** React may render an element again while its content is on the way. */
  readonly #nested = new Map<string, ReturnType<RenderNested>>()

  constructor(renderNested: RenderNested = () => undefined) {
    this.#renderNested = renderNested
  }

  note({ type, props }: Tag): void {
    const { class: ownClass, className = ownClass, style } = props
    this.names.add(type)
    for (const name of String(className ?? '').split(/\s+/)) this.names.add(`.${name}`)
    for (const value of [...Object.values(props), ...Object.values(Object(style))]) {
      if (typeof value === 'string') for (const name of propertiesIn(value)) this.names.add(name)
    }
    if (type === 'h1') this.heading ??= textOf(props.children)
    if ('data-draft' in props) this.hasDrafts = true
  }

  nested({ type, props }: Tag): ReturnType<RenderNested> {
    const attributes = attributesOf(props)
    const key = JSON.stringify([type, attributes])
    if (!this.#nested.has(key)) this.#nested.set(key, this.#renderNested(type, attributes))
    return this.#nested.get(key)
  }
}

/** Undefined around what is no content of an element. */
export const ServedContentContext = createContext<ServedContent | undefined>(undefined)

/** Has the content around an element of HTML note it. Our JSX calls this on a server. */
export const noted = (element: ReactElement): ReactElement =>
  typeof element.type === 'string'
    ? createElement(ServedTag, { key: element.key, tag: element as Tag })
    : element

/** Shows an element of HTML, and one of ours with its content. What looks like one in a seller's text never gets here. */
function ServedTag({ tag }: { tag: Tag }): ReactNode {
  const content = use(ServedContentContext)
  content?.note(tag)
  const { type, props } = tag
  const nested = type.startsWith('trade-') && !props.children ? content?.nested(tag) : undefined
  if (!nested) return tag
  const { html, content: inner } = use(nested)
  if (content && inner?.hasDrafts) content.hasDrafts = true
  const { children: _, ...attributes } = props
  return createElement(type, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}

const attributesOf = (props: Props): Record<string, string> =>
  Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )

/** Returns the custom properties that a style uses. */
export const propertiesIn = (style: string): string[] =>
  style.includes('var(') ? [...style.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name) : []

function textOf(node: unknown): string {
  if (Array.isArray(node)) return node.map(textOf).join('')
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  const { tag, children = tag } = Object(Reflect.get(Object(node), 'props'))
  return children === undefined ? '' : textOf(children)
}
