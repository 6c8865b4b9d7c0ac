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

/** The facts that a component needs about its element. */
export type Facts = {
  tag: string
  /** The attribute for each property. */
  attributes: Readonly<Record<string, string>>
  /** Properties for which `false` is a value, not an absence. */
  undecided: readonly string[]
  /** The event for each listener. */
  events: Readonly<Record<string, string>>
}

type Bring = (tag: string) => unknown

/**
 * Wraps an element as a component. A server renders it as HTML that the element understands. Listeners are added to the
 * element itself, because React skips those of custom elements while it hydrates.
 *
 * @param bring registers the element of a tag
 */
export const component = (facts: Facts, bring: Bring) =>
  forwardRef<HTMLElement, Props>((props, outer) => createElement(Element, { facts, bring, props, outer }))

type Given = { facts: Facts; bring: Bring; props: Props; outer: ForwardedRef<HTMLElement> }

function Element({ facts, bring, props, outer }: Given) {
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
    for (const [property, name] of Object.entries(events)) {
      const hear = (event: Event): void => {
        const listener = latest.current[property]
        if (typeof listener === 'function') listener(event)
      }
      element.current?.addEventListener(name, hear, { signal: ending.signal })
    }
    if (isNew.current && element.current && isReady(element.current)) {
      const listener = latest.current.onTradeReady
      if (typeof listener === 'function') listener(lateReady(element.current))
    }
    // Effects may run again on the same element.
    isNew.current = false
    void bring(tag)
    return () => ending.abort()
  }, [events, tag, bring])
  const fragment = useServed(props.fragment as RenderedFragment | undefined)
  const { children, ...attributes } = written(props, facts)
  if (!fragment) return createElement(tag, { ...attributes, ref: element }, children as ReactElement)
  const { content, replies, origin } = fragment
  return createElement(
    Fragment,
    null,
    createElement(tag, { ...attributes, ...verbatim(content), ref: element }),
    createElement('script', {
      ...{ type: 'application/json', 'data-trade-replies': origin },
      ...verbatim(replies),
    }),
  )
}

/**
 * Returns the fragment in the page: on a server, and while its page is hydrated. In an element that is inserted later,
 * a shadow root written as HTML would have no effect. The first fragment stays, because the element owns its content
 * now.
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
