import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { shareStyles } from '#shared/styles/sheet.ts'
import { arrowStep } from './arrow-step.ts'
import { ButtonLink } from './button-link.tsx'
import styles from './tabs.css?inline'

shareStyles(styles)

/** A tab. `longestLabel` is the longest label that may come later; its width is reserved, so that nothing moves. */
type Tab<Name extends string> = { name: Name; label: string; longestLabel?: string | undefined }

type Props<Name extends string> = {
  tabs: readonly Tab<Name>[]
  active: Name
  /** Without it the tabs have no address. */
  placeOf?: (name: Name) => RouteLocation
  onSelect: (name: Name) => void
  /** `manual` for tabs that cost a request: arrow keys move the focus, Enter or Space chooses. */
  activation?: 'auto' | 'manual'
  children: ReactNode
}

/** Tabs with one panel. */
export function Tabs<Name extends string>(props: Props<Name>) {
  const { tabs, active, placeOf, onSelect, activation = 'auto', children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<Name>()
  // The tab is marked at once. A panel that takes long to render comes after it, and blocks no input.
  const panelBefore = useDeferredValue(children)
  const panelOf = useDeferredValue(active)
  // A change inside the panel shows at once: a late checkbox would show its old state for a moment.
  const panel = panelOf === active ? children : panelBefore
  const activeIndex = tabs.findIndex(({ name }) => name === active)
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (list.current) scrollToTab(list.current, activeIndex)
    })
    return () => cancelAnimationFrame(frame)
  }, [activeIndex])
  const select = (name: Name): void => {
    if (name !== active) onSelect(name)
  }
  const moveFocus = (event: KeyboardEvent, from: number): void => {
    const to = targetOf(event, from, tabs.length)
    if (to === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
    const target = tabs[to]
    if (target && activation === 'auto') select(target.name)
  }
  return (
    <div className="tabs" part="tabs">
      <div className="tab-list" role="tablist" ref={list}>
        {tabs.map(({ name, label, longestLabel }, index) => (
          <ButtonLink
            key={name}
            to={placeOf?.(name)}
            role="tab"
            id={`${id}${name}`}
            className="tab"
            aria-selected={name === active}
            aria-controls={`${id}panel`}
            tabIndex={name === (focused ?? active) ? 0 : -1}
            onClick={() => select(name)}
            onFocus={() => setFocused(name)}
            onBlur={() => setFocused(undefined)}
            onKeyDown={event => moveFocus(event, index)}
          >
            <span className="tab-label" data-longest-label={longestLabel}>
              {label}
            </span>
          </ButtonLink>
        ))}
      </div>
      <div
        key={panelOf}
        // A press on the panel before, such as on its next page, would choose its tab again.
        inert={panelOf !== active}
        role="tabpanel"
        id={`${id}panel`}
        className="tab-panel"
        aria-labelledby={`${id}${panelOf}`}
      >
        {panel}
      </div>
    </div>
  )
}

/** Returns the tab that a key moves the focus to. It wraps around. */
function targetOf(event: KeyboardEvent, from: number, count: number): number | undefined {
  const step = arrowStep(event, event.currentTarget)
  if (step !== 0) return (from + step + count) % count
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  return { Home: 0, End: count - 1 }[event.key]
}

/** Scrolls only the tabs: `scrollIntoView` would move the page too. */
function scrollToTab(list: HTMLElement, index: number): void {
  const tab = list.children[index]?.getBoundingClientRect()
  if (!tab) return
  const view = list.getBoundingClientRect()
  list.scrollLeft += Math.min(tab.left - view.left, 0) || Math.max(tab.right - view.right, 0)
}
