import { createElement, Fragment, type ReactNode } from 'react'

/** Fills elements into a text, such as a name in bold: `filled(t.opensAs, { name: <b>{name}</b> })`. */
export function filled<Name extends string>(
  write: (values: Readonly<Record<Name, string | number>>) => string,
  elements: Readonly<Record<Name, ReactNode>>,
): ReactNode
export function filled(
  write: (values: Readonly<Record<string, string>>) => string,
  elements: Readonly<Record<string, ReactNode>>,
): ReactNode {
  // Without values, the places stay.
  const parts = write({}).split(/\{(\w+)\}/)
  return createElement(Fragment, null, ...parts.map((part, at) => (at % 2 ? elements[part] : part)))
}
