import {
  createContext,
  createElement,
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as internals,
} from 'react'

// The only file that knows React from the inside. Hooks call the functions of the dispatcher that the renderer at work has
// put into `H`; an element and a context have the shape below. Should a release change any of this, `canPaint` is false and
// elements wait for react-dom.

/** What React's hooks call. */
export type Dispatcher = Readonly<Record<string, (...given: never[]) => unknown>>

/** An element as `createElement` makes it. */
export type AnyElement = { $$typeof: symbol; type: unknown; props: Readonly<Record<string, unknown>> }

/** What `createContext` makes: a provider is an element of this type. */
export type AnyContext = { $$typeof: symbol; _currentValue: unknown }

export const elementSymbol = Symbol.for('react.transitional.element')
export const contextSymbol = Symbol.for('react.context')
export const memoSymbol = Symbol.for('react.memo')

declare module 'react' {
  /** Its types don't tell of it. */
  const __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: unknown
}

/** Whether this release of React has the shape that is known here. */
export const canPaint = isKnownShape()

function isKnownShape(): boolean {
  const element: object = createElement('i')
  const context: object = createContext(1)
  return (
    typeof internals === 'object' &&
    internals !== null &&
    'H' in internals &&
    Reflect.get(element, '$$typeof') === elementSymbol &&
    typeof Reflect.get(element, 'props') === 'object' &&
    Reflect.get(context, '$$typeof') === contextSymbol &&
    Reflect.get(context, '_currentValue') === 1
  )
}

/** Runs `render` while hooks call this dispatcher. */
export function withDispatcher<Result>(dispatcher: Dispatcher, render: () => Result): Result {
  const target = Object(internals)
  const before: unknown = Reflect.get(target, 'H')
  Reflect.set(target, 'H', dispatcher)
  try {
    return render()
  } finally {
    Reflect.set(target, 'H', before)
  }
}
