import {
  createContext,
  createElement,
  __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED as internals,
} from 'react'

// The only file that knows React from the inside. Hooks call the functions of the dispatcher that the renderer at work has
// made the current one; an element and a context have the shape below. Should a release change any of this, `canPaint` is
// false and elements wait for react-dom.

/** What React's hooks call. */
export type Dispatcher = Readonly<Record<string, (...given: never[]) => unknown>>

/** An element as `createElement` makes it. */
export type AnyElement = {
  $$typeof: symbol
  type: unknown
  props: Readonly<Record<string, unknown>>
  ref: unknown
}

/** What `createContext` makes. */
export type AnyContext = { $$typeof: symbol; _currentValue: unknown }

/** The type of an element that gives a context its value. */
export type AnyProvider = { $$typeof: symbol; _context: AnyContext }

export const elementSymbol = Symbol.for('react.element')
export const providerSymbol = Symbol.for('react.provider')
export const memoSymbol = Symbol.for('react.memo')

declare module 'react' {
  /** Its types don't tell of it. */
  const __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: { ReactCurrentDispatcher?: unknown } | undefined
}

const dispatcher = Object(internals?.ReactCurrentDispatcher)

/** Whether this release of React has the shape that is known here. */
export const canPaint = isKnownShape()

function isKnownShape(): boolean {
  const element: object = createElement('i')
  const context: object = createContext(1)
  const provider = Object(Reflect.get(context, 'Provider'))
  return (
    'current' in dispatcher &&
    Reflect.get(element, '$$typeof') === elementSymbol &&
    typeof Reflect.get(element, 'props') === 'object' &&
    Reflect.get(provider, '$$typeof') === providerSymbol &&
    Reflect.get(provider, '_context') === context &&
    Reflect.get(context, '_currentValue') === 1
  )
}

/** Runs `render` while hooks call these. */
export function withDispatcher<Result>(hooks: Dispatcher, render: () => Result): Result {
  const before: unknown = dispatcher.current
  dispatcher.current = hooks
  try {
    return render()
  } finally {
    dispatcher.current = before
  }
}
