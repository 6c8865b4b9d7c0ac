import { Fragment, type ReactElement } from 'react'
import { jsx } from 'react/jsx-runtime'

type Props = Readonly<Record<string, unknown>>

/** Elements that hold text alone. */
const textOnly = new Set(['option', 'script', 'style', 'textarea', 'title'])

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number'

const isNothing = (child: unknown): boolean =>
  child === null || child === undefined || typeof child === 'boolean'

/**
 * Gives each text an element of its own where it stands beside elements. Page translators and other tools put nodes of
 * theirs in the place of a text node. React changes and removes such a node only where it made it, and throws where it
 * is gone. The text of an element that holds nothing else React writes whole (decisions.mdx#other-tools).
 */
export function withHeldTexts(type: unknown, props: Props): Props {
  const { children } = props
  if (!Array.isArray(children)) return props
  if (typeof type !== 'string' && type !== Fragment) return props
  if (children.every(child => isText(child) || isNothing(child)))
    return { ...props, children: children.filter(isText).join('') }
  return typeof type === 'string' && textOnly.has(type) ? props : { ...props, children: held(children) }
}

/** Every child keeps its place, by which React knows it again. */
function held(children: readonly unknown[]): unknown[] {
  const result: unknown[] = []
  for (let at = 0; at < children.length; at = result.length) {
    const child: unknown = children[at]
    if (!isText(child)) result.push(Array.isArray(child) ? held(child) : child)
    else {
      const after = children.findIndex((each, index) => index > at && !isText(each))
      const run = children.slice(at, after < 0 ? children.length : after)
      const text = run.join('')
      // No tool touches blanks. In a row of boxes they take no room, but an element would.
      result.push(text.trim() === '' ? text : textElement(text, at))
      for (let rest = run.length; rest > 1; rest--) result.push(null)
    }
  }
  return result
}

function textElement(text: string, place: number): ReactElement {
  // An array that was passed on needs keys.
  return jsx('span', { children: text }, `text${place}`)
}
