import {
  type ComponentPropsWithoutRef,
  createContext,
  type ReactNode,
  type RefObject,
  Suspense,
  startTransition,
  use,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { HeldActions } from '#shared/hydration/held-actions.ts'
import { NEAR, nearnessWatch } from '#shared/hydration/near-view.ts'
import { useHydrating } from '#shared/hydration/use-hydrating.ts'
import { sharedSheets } from '#shared/styles/sheet.ts'
import { sheetOf } from './adopt-styles.ts'
import { HostContext } from './host.ts'

export type Late<Module extends object> = {
  load: () => Promise<Module>
  /** Set while it is loading, and shared, so that every row of a list gets its part in the same rendering. */
  loading?: Promise<Module> | undefined
  loaded?: Module
}

/** Declares a late module, outside of components: `late(() => import('./part.tsx'))`. */
export const late = <Module extends object>(load: () => Promise<Module>): Late<Module> => ({ load })

/** Receives the styles of late parts on a server, which waits for these. Undefined in the browser. */
export const ServedStylesContext = createContext<((css: string) => void) | undefined>(undefined)

/** Loads a module once the widget is live. */
export const useLate = <Module extends object>(part: false | Late<Module>): Module | undefined =>
  useLoading(part, part !== false).module

/** Loads a module when a part is touched, or at once if it `isNeeded`. After a failure the next touch tries again. */
export function useOnTouch<Module extends object>(part: Late<Module>, isNeeded: boolean) {
  const { ask, ...state } = useLoading(part, isNeeded)
  return {
    ...state,
    ask,
    touch: { onPointerDown: ask, onFocus: ask, onInput: ask },
  }
}

function useLoading<Module extends object>(part: false | Late<Module>, isNeeded: boolean) {
  const isHydrating = useHydrating()
  // Content from a server does not contain the part, or contains it in a `LatePlace`.
  const [found, setFound] = useState(() =>
    part && isNeeded && !isHydrating && part.loaded ? { part, module: part.loaded } : undefined,
  )
  const [hasFailed, setFailed] = useState(false)
  const module = found && found.part === part ? found.module : undefined
  const ask = useCallback(() => {
    if (!part) return
    setFailed(false)
    part.loading ??= part.load()
    part.loading.then(
      module => {
        part.loaded = module
        // The content that it replaces stays until all of it can be rendered.
        startTransition(() => setFound(before => (before?.part === part ? before : { part, module })))
      },
      () => {
        part.loading = undefined
        setFailed(true)
      },
    )
  }, [part])
  const isAwaited = isNeeded && !module
  useEffect(() => {
    if (isAwaited) ask()
  }, [isAwaited, ask])
  useAddedStyles(module && '')
  return { module, isMissing: isAwaited && hasFailed, ask }
}

type Props<Module extends object> = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  of: Late<Module>
  when?: 'live' | 'near'
  children: (module: Module) => ReactNode
}

/** A place for a late part. Content from a server stays until the part hydrates it, which then repeats the clicks. */
export function LatePlace<Module extends object>({ of, when = 'live', children, ...rest }: Props<Module>) {
  const isHydrating = useHydrating()
  const [isServed, setServed] = useState(isHydrating)
  const [isLive, setLive] = useState(false)
  const [coming] = useState(createComing)
  const root = useRef<HTMLDivElement>(null)
  const isNear = useNearness(root, when === 'live')
  const { module, isMissing } = useLoading(of, isNear)
  const held = useRef<HeldActions>(undefined)

  useEffect(() => {
    if (!isServed || !root.current) return
    held.current ??= new HeldActions(root.current)
    if (module) coming.settle()
    const hasNothing = isMissing || !root.current.firstElementChild
    if (hasNothing || (module && isLive)) setServed(false)
  }, [isServed, isLive, isMissing, coming, module])
  useEffect(() => {
    if (!isServed) void held.current?.repeat()
  }, [isServed])
  useEffect(() => () => held.current?.end(), [])

  const part = (
    <Suspense fallback={null}>
      <Part of={of} module={module} coming={isServed && coming.promise} onLive={setLive}>
        {children}
      </Part>
    </Suspense>
  )
  // React gives up content that waits to be hydrated as soon as it is rendered with other props.
  const [served] = useState(part)
  return (
    <div {...rest} ref={root}>
      {isServed ? served : part}
    </div>
  )
}

function createComing() {
  let settle = (): void => {}
  const promise = new Promise<void>(resolve => {
    settle = resolve
  })
  return { promise, settle: () => settle() }
}

type PartProps<Module extends object> = Pick<Props<Module>, 'of' | 'children'> & {
  module: Module | undefined
  /** Settles as soon as the part is there that hydrates content from a server. */
  coming: Promise<void> | false
  onLive: (isLive: true) => void
}

function Part<Module extends object>({ of, module, coming, children, onLive }: PartProps<Module>) {
  const isServer = useContext(ServedStylesContext) !== undefined
  useEffect(() => onLive(true), [onLive])
  if (isServer) of.loading ??= of.load()
  else if (coming && !of.loaded) throw coming
  const shown = isServer ? of.loading && use(of.loading) : coming ? of.loaded : module
  return shown && children(shown)
}

/** Returns true once the part is near the view. */
function useNearness(part: RefObject<Element | null>, startsNear: boolean): boolean {
  const [isNear, setNear] = useState(startsNear)
  useEffect(() => {
    return !isNear && part.current ? nearnessWatch(NEAR)(part.current, () => setNear(true)) : undefined
  }, [part, isNear])
  return isNear
}

/** Gives the element the styles of a late part. */
export function useLateStyles(css: string): void {
  useContext(ServedStylesContext)?.(css)
  useAddedStyles(css)
}

/** Adds styles to the element, and those of shared components that a late module has registered. */
function useAddedStyles(css: string | undefined): void {
  const element = useContext(HostContext)?.element
  useLayoutEffect(() => {
    const root = element?.shadowRoot
    if (css === undefined || !root?.adoptedStyleSheets) return
    const styles = [...sharedSheets, css].filter(each => each !== '')
    const sheets = styles.map(each => sheetOf(each, root.ownerDocument))
    root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])]
  }, [element, css])
}
