import { isPaintEffect } from '#shared/element/paint-effect.ts'
import { createDomElement } from './dom-element.ts'
import {
  type AnyContext,
  type AnyElement,
  type AnyProvider,
  type Dispatcher,
  elementSymbol,
  memoSymbol,
  providerSymbol,
  withDispatcher,
} from './react-internals.ts'
import { inFork, inNewTree, treeId } from './tree-id.ts'

type Subscribe = (changed: () => void) => () => void
type Component = (props: unknown) => unknown
type ClassComponent = new (props: unknown) => { render(): unknown }

export type Painting = {
  /** Real nodes, the very ones that react-dom expects when it hydrates. */
  readonly content: DocumentFragment
  /** The stores that were read. */
  readonly subscriptions: readonly Subscribe[]
  /** What is to be told as soon as the nodes stand in the page. */
  readonly effects: readonly (() => unknown)[]
}

/**
 * Renders once, without react-dom: function components with the first value of their state, the snapshot of their stores
 * and no effects but `usePaintEffect`. Throws on whatever it doesn't know, such as `Suspense`, portals or raw HTML.
 */
export function renderOnce(node: unknown, document: Document): Painting {
  const content = document.createDocumentFragment()
  const subscriptions: Subscribe[] = []
  const effects: (() => unknown)[] = []
  let ids = 0

  function noteEffect(effect: () => unknown): void {
    if (isPaintEffect(effect)) effects.push(effect)
  }

  const hooks: Dispatcher = {
    useState: (initial: unknown) => [resolve(initial), doNothing],
    useMemo: (create: () => unknown) => create(),
    useDeferredValue: (value: unknown) => value,
    useCallback: (callback: unknown) => callback,
    useRef: (current: unknown) => ({ current }),
    useContext: (context: AnyContext) => context._currentValue,
    useEffect: noteEffect,
    useLayoutEffect: noteEffect,
    useDebugValue: doNothing,
    useSyncExternalStore(subscribe: Subscribe, getSnapshot: () => unknown) {
      subscriptions.push(subscribe)
      return getSnapshot()
    },
    useId: () => treeId(ids++),
  }

  function put(child: unknown, parent: Node): void {
    if (child === null || child === undefined || typeof child === 'boolean' || child === '') return
    if (Array.isArray(child)) {
      for (let index = 0; index < child.length; index++) {
        inFork(child.length, index, () => put(child[index], parent))
      }
    } else if (typeof child !== 'object') {
      parent.appendChild(document.createTextNode(String(child)))
    } else if (isElement(child)) putElement(child, parent)
    else throw new Error('Only react-dom can render this')
  }

  function putElement({ type, props, ref }: AnyElement, parent: Node): void {
    if (typeof type === 'string') {
      const element = createDomElement(type, props, parent, document)
      if (isRefObject(ref)) ref.current = element
      put(props.children, element)
      parent.appendChild(element)
      // Only now it has options.
      if (element.localName === 'select') Object.assign(element, { value: props.value ?? props.defaultValue })
    } else if (type === Symbol.for('react.fragment')) put(props.children, parent)
    else if (typeof type === 'function') putComponent(type, props, parent)
    else if (isKind(type, memoSymbol))
      putElement({ $$typeof: elementSymbol, type: type.type, props, ref }, parent)
    else if (isKind(type, providerSymbol)) putProvider(type._context, props, parent)
    else throw new Error(`Only react-dom can render ${String(type)}`)
  }

  function putComponent(type: object, props: unknown, parent: Node): void {
    ids = 0
    const isClass = Reflect.get(type, 'prototype')?.isReactComponent !== undefined
    // What `createElement` was given as a type is one of these.
    const rendered = isClass ? new (type as ClassComponent)(props).render() : (type as Component)(props)
    // A component with ids of its own counts as a fork of one.
    if (ids > 0) inFork(1, 0, () => put(rendered, parent))
    else put(rendered, parent)
  }

  /** As react-dom does it: the value stands in the context while what is inside is rendered. */
  function putProvider(context: AnyContext, { value, children }: AnyElement['props'], parent: Node): void {
    const before = context._currentValue
    context._currentValue = value
    try {
      put(children, parent)
    } finally {
      context._currentValue = before
    }
  }

  withDispatcher(hooks, () => inNewTree(() => put(node, content)))
  return { content, subscriptions, effects }
}

function doNothing(): void {}

function resolve(initial: unknown): unknown {
  return typeof initial === 'function' ? initial() : initial
}

function isRefObject(ref: unknown): ref is { current: unknown } {
  return typeof ref === 'object' && ref !== null
}

function isElement(value: object): value is AnyElement {
  return Reflect.get(value, '$$typeof') === elementSymbol
}

function isKind<Kind extends symbol>(
  type: unknown,
  kind: Kind,
): type is AnyProvider & { $$typeof: Kind; type: unknown } {
  return Reflect.get(Object(type), '$$typeof') === kind
}
