import { Fragment } from 'react'
import { jsx } from 'react/jsx-runtime'

type Props = Readonly<Record<string, unknown>>

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number'

/**
 * Wraps each text beside elements in an element of its own. Page translators and other tools replace a text node with
 * their own. React changes and removes a node only where it has put it, and throws if the node is gone. In an element
 * without other content, React replaces the text as a whole (decisions.mdx#other-tools).
 */
export function withHeldTexts(type: unknown, props: Props): Props {
  const { children } = props
  if (!Array.isArray(children)) return props
  if (typeof type !== 'string' && type !== Fragment) return props
  const isTextAlone = children.some(isText) && children.every(child => !child || typeof child !== 'object')
  return { ...props, children: isTextAlone ? children.filter(isText).join('') : held(children) }
}

/** Wraps the texts. Every child keeps its place, by which React recognises it. */
function held(children: readonly unknown[]): unknown[] {
  let text = ''
  return children.map((child, place) => {
    if (!isText(child)) return Array.isArray(child) ? held(child) : child
    text += child
    if (isText(children[place + 1])) return null
    const whole = text
    text = ''
    // No tool touches blanks. In a row of boxes they take no room, but an element would. The span has a key because an
    // array may have been passed on.
    return whole.trim() ? jsx('span', { children: whole }, `text${place}`) : whole
  })
}
