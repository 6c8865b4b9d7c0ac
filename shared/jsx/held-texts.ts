import { Fragment } from 'react'
import { jsx } from 'react/jsx-runtime'

type Props = Readonly<Record<string, unknown>>

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number'

/**
 * Gives each text an element of its own where it stands beside elements. Page translators and other tools put nodes of
 * theirs in the place of a text node. React changes and removes such a node only where it made it, and throws where it
 * is gone. The text of an element that holds nothing else React writes whole (decisions.mdx#other-tools).
 */
export function withHeldTexts(type: unknown, props: Props): Props {
  const { children } = props
  if (!Array.isArray(children)) return props
  if (typeof type !== 'string' && type !== Fragment) return props
  const isTextAlone = children.some(isText) && children.every(child => !child || typeof child !== 'object')
  return { ...props, children: isTextAlone ? children.filter(isText).join('') : held(children) }
}

/** Every child keeps its place, by which React knows it again. */
function held(children: readonly unknown[]): unknown[] {
  let text = ''
  return children.map((child, place) => {
    if (!isText(child)) return Array.isArray(child) ? held(child) : child
    text += child
    if (isText(children[place + 1])) return null
    const whole = text
    text = ''
    // No tool touches blanks. In a row of boxes they take no room, but an element would. An array that was passed on
    // needs keys.
    return whole.trim() ? jsx('span', { children: whole }, `text${place}`) : whole
  })
}
