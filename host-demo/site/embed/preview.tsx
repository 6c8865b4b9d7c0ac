import { useStore } from '@nanostores/react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { embedMessages } from './embed.messages.ts'
import type { Snippet } from './snippet.ts'

const widths = ['full', 'phone'] as const

/** The element of the snippet, at full width or at the width of a phone. */
export function Preview(made: Snippet) {
  const t = useStore(embedMessages)
  const name = useId()
  const [width, widen] = useState<(typeof widths)[number]>('full')
  return (
    <>
      <fieldset className="widths">
        <legend className="hidden-visually">{t.width}</legend>
        {widths.map(each => (
          <label key={each}>
            <input type="radio" name={name} checked={each === width} onChange={() => widen(each)} />
            {t[each]}
          </label>
        ))}
      </fieldset>
      <Stage className={`stage ${width}`} {...made} />
    </>
  )
}

/** The element that the snippet creates, updated in place as its attributes change. */
function Stage({ className, tag, attributes: chosen, properties, link }: Snippet & { className: string }) {
  // Unlike this page, a partner's has procurement only if it is chosen. On a narrow screen the preview is far below the
  // choices.
  const attributes: Snippet['attributes'] = { procurement: 'false', ...chosen, loading: 'eager' }
  const box = useRef<HTMLDivElement>(null)
  useStayHere(box)
  useLayoutEffect(() => {
    const shown = box.current?.firstElementChild
    const element = shown?.localName === tag ? shown : document.createElement(tag)
    for (const name of element.getAttributeNames()) {
      if (name !== 'style' && !Object.hasOwn(attributes, name)) element.removeAttribute(name)
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
    paint(element, properties)
    if (element === shown) return
    if (link) {
      const { text, href } = link
      element.append(Object.assign(document.createElement('a'), { href, textContent: text }))
    }
    // Inserted last, so that its first rendering and its first request are already right.
    box.current?.replaceChildren(element)
  })
  return <div className={className} ref={box} />
}

function paint(element: Element, properties: Snippet['properties']): void {
  if (!(element instanceof HTMLElement)) return
  for (const name of [...element.style])
    if (!Object.hasOwn(properties, name)) element.style.removeProperty(name)
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value)
}

/** Stops links in the preview, which would lead away from the choices. */
function useStayHere(box: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const stage = box.current
    const stay = (event: Event): void => {
      event.preventDefault()
      event.stopPropagation()
    }
    const stayOnLink = (event: Event): void => {
      if (event.target instanceof Element && event.target.closest('a')) stay(event)
    }
    stage?.addEventListener('trade-navigate', stay)
    stage?.addEventListener('click', stayOnLink)
    return () => {
      stage?.removeEventListener('trade-navigate', stay)
      stage?.removeEventListener('click', stayOnLink)
    }
  }, [box])
}
