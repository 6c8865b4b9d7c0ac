import {
  type ComponentPropsWithoutRef,
  createContext,
  type ReactNode,
  type RefObject,
  startTransition,
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

export type ServerParts = {
  /** Returns the module, or undefined if it is available only when the element is rendered the next time. */
  module: <Module extends object>(load: () => Promise<Module>) => Module | undefined
  style: (css: string) => void
}

/** Undefined in the browser. */
export const ServerPartsContext = createContext<ServerParts | undefined>(undefined)

/** True if the content here replaces the same content from a server. */
export const ReplacingContext = createContext(false)

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

/** A place for a late part. Content from a server stays until the part replaces it, which then repeats the clicks. */
export function LatePlace<Module extends object>({ of, when = 'live', children, ...place }: Props<Module>) {
  const server = useContext(ServerPartsContext)
  const isHydrating = useHydrating()
  const [isReplacing, setReplacing] = useState(isHydrating)
  const root = useRef<HTMLDivElement>(null)
  const isNear = useNear(root, when === 'near')
  const { module, isMissing } = useLoading(of, isNear)
  const held = useRef<HeldActions>(undefined)
  const isThere = module !== undefined

  useEffect(() => {
    if (!isReplacing || !root.current) return
    held.current ??= new HeldActions(root.current)
    if (!isThere && !isMissing) return
    setReplacing(false)
    void held.current.repeat()
  }, [isReplacing, isThere, isMissing])
  useEffect(() => () => held.current?.end(), [])

  const isWaiting = !server && isReplacing && !isThere && !isMissing
  if (isWaiting) {
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, so React keeps the content.
      <div {...place} ref={root} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    )
  }
  const shown = server ? isNear && server.module(of.load) : module
  return (
    <div {...place} ref={root}>
      {shown && <ReplacingContext value={isReplacing}>{children(shown)}</ReplacingContext>}
    </div>
  )
}

export function useNear(part: RefObject<Element | null>, isWatched = true): boolean {
  const isServed = useContext(ReplacingContext)
  const isOnServer = useContext(ServerPartsContext) !== undefined
  const [isNear, setNear] = useState(!isWatched || isServed || isOnServer)
  useEffect(() => {
    return isWatched && part.current ? nearnessWatch(NEAR)(part.current, () => setNear(true)) : undefined
  }, [part, isWatched])
  return isNear
}

/** Gives the element the styles of a late part. */
export function useLateStyles(css: string): void {
  useContext(ServerPartsContext)?.style(css)
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
