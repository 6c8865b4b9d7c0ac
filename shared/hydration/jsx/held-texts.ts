import { Fragment } from 'react'
import { jsx } from 'react/jsx-runtime'
import { noted } from './noted.ts'

type Props = Readonly<Record<string, unknown>>

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number'

/** Wraps texts beside elements, because page translators replace the nodes that React needs (decisions.mdx#other-tools). */
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
  return children.map((child, index) => {
    if (!isText(child)) return Array.isArray(child) ? held(child) : child
    text += child
    if (isText(children[index + 1])) return null
    const whole = text
    text = ''
    // A span for whitespace would become a flex item. The key is for arrays that a component passed on.
    return whole.trim() ? noted(jsx('span', { children: whole }, `text${index}`)) : whole
  })
}
