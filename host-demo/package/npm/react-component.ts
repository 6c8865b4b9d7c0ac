import {
  createElement,
  type ForwardedRef,
  Fragment,
  forwardRef,
  type ReactElement,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { isReady } from '#shared/element/events.ts'
import type { RenderedFragment } from './server-entry.ts'

type Props = Readonly<Record<string, unknown>>

/** The names of attributes by their properties, and of events by their listeners. */
export type Facts = {
  tag: string
  attributes: Readonly<Record<string, string>>
  /** Properties for which `false` is a value, not an absence. */
  undecided: readonly string[]
  events: Readonly<Record<string, string>>
}

type Given = {
  facts: Facts
  register: (tag: string) => unknown
  props: Props
  outer: ForwardedRef<HTMLElement>
}

/** Wraps an element as a component. `register` registers the element of a tag. */
export const component = (facts: Facts, register: Given['register']) =>
  forwardRef<HTMLElement, Props>((props, outer) => createElement(Element, { facts, register, props, outer }))

function Element({ facts, register, props, outer }: Given) {
  const { tag, events } = facts
  const element = useRef<HTMLElement>(null)
  const latest = useRef(props)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(outer, () => element.current, [])
  useEffect(() => {
    latest.current = props
  })
  const isNew = useRef(true)
  useEffect(() => {
    const ending = new AbortController()
    const tell = (property: string, event: Event): void => {
      const listener = latest.current[property]
      if (typeof listener === 'function') listener(event)
    }
    // React skips the listeners of custom elements while it hydrates.
    for (const [property, name] of Object.entries(events))
      element.current?.addEventListener(name, event => tell(property, event), { signal: ending.signal })
    if (isNew.current && element.current && isReady(element.current))
      tell('onTradeReady', lateReady(element.current))
    // Effects may run again on the same element.
    isNew.current = false
    void register(tag)
    return () => ending.abort()
  }, [events, tag, register])
  const fragment = useServed(props.fragment as RenderedFragment | undefined)
  const { children, ...attributes } = written(props, facts)
  if (!fragment) return createElement(tag, { ...attributes, ref: element }, children as ReactElement)
  const { content, replies, origin } = fragment
  const data = { type: 'application/json', 'data-trade-replies': origin, ...verbatim(replies) }
  return createElement(
    Fragment,
    null,
    createElement(tag, { ...attributes, ...verbatim(content), ref: element }),
    createElement('script', data),
  )
}

/**
 * Returns the fragment on a server, and while its page is hydrated: written later, its shadow root would have no effect.
 * The first fragment stays, because the element owns its content now.
 */
function useServed(fragment: RenderedFragment | undefined): RenderedFragment | undefined {
  const isInPage = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
  const [served] = useState(isInPage && fragment?.isRendered ? fragment : undefined)
  return served
}

/** Writes HTML. The parser has turned it into a shadow root, so React finds different content. */
const verbatim = (html: string) => ({
  dangerouslySetInnerHTML: { __html: html },
  suppressHydrationWarning: true,
})

/** Makes the event for a listener that came too late: the script may load before React hydrates the page. */
function lateReady(element: HTMLElement): Event {
  const event = new CustomEvent('trade-ready', { bubbles: true, composed: true, detail: {} })
  const target = { value: element }
  return Object.defineProperties(event, { target, currentTarget: target })
}

/** Turns props into attributes; the listeners of the element's own events are left out. */
function written(props: Props, { attributes, undecided, events }: Facts): Props {
  const pairs = Object.entries(props).flatMap(([property, value]) => {
    if (property in events || property === 'fragment') return []
    const name = attributes[property]
    // React 18 does not translate `className` for custom elements.
    if (!name) return [[property === 'className' ? 'class' : property, value]]
    if (value === true) return [[name, '']]
    const isNothing = value === false && !undecided.includes(property)
    return isNothing || value === undefined || value === null ? [] : [[name, String(value)]]
  })
  return Object.fromEntries(pairs)
}
