import { createElement, type ForwardedRef, forwardRef, useEffect, useImperativeHandle, useRef } from 'react'
import { isReady } from '#shared/element/ready.ts'

type Props = Readonly<Record<string, unknown>>

/** What a component has to know of its element. */
export type Facts = {
  tag: string
  /** The attribute that each property is written as. */
  attributes: Readonly<Record<string, string>>
  /** Properties of which `false` says something else than nothing. */
  undecided: readonly string[]
  /** The event that each listener hears. */
  events: Readonly<Record<string, string>>
}

type Bring = (tag: string) => unknown

/**
 * An element as a component. A server renders it as HTML that the element understands; listeners are added to the element
 * itself, as React skips those of custom elements while it hydrates.
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
  return createElement(tag, { ...written(props, facts), ref: element })
}

/** For one listener, which came after the element had told it: the script may be there before React hydrates the page. */
function lateReady(element: HTMLElement): Event {
  const event = new CustomEvent('trade-ready', { bubbles: true, composed: true, detail: {} })
  const target = { value: element }
  return Object.defineProperties(event, { target, currentTarget: target })
}

/** The props as attributes; the listeners of the element's own events are left out. */
function written(props: Props, { attributes, undecided, events }: Facts): Props {
  const pairs = Object.entries(props).flatMap(([property, value]) => {
    if (property in events) return []
    const name = attributes[property]
    // React 18 has no class for custom elements.
    if (!name) return [[property === 'className' ? 'class' : property, value]]
    if (value === true) return [[name, '']]
    const isNothing = value === false && !undecided.includes(property)
    return isNothing || value === undefined || value === null ? [] : [[name, String(value)]]
  })
  return Object.fromEntries(pairs)
}
