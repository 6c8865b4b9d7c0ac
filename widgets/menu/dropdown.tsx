import type SlDropdown from '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

type Props = {
  /** True once it is likely to be opened soon: Shoelace's part is then fetched. */
  preload: boolean
  open: boolean
  onOpen: (open: boolean) => void
  /** Escape was pressed inside. */
  onEscape: () => void
  /** A button with `slot="trigger"` that opens and closes, then the panel. */
  children: ReactNode
}

/**
 * Shoelace's dropdown: it positions the panel, and closes it on a click outside, on the system's back gesture and
 * when the focus leaves. Until its chunk has loaded, or if it can't be loaded, the button still opens and closes the
 * panel, and `shop-menu.css` positions it.
 */
export function Dropdown({ preload, open, onOpen, onEscape, children }: Props) {
  const dropdown = useRef<SlDropdown>(null)
  useLayoutEffect(() => disableTriggerHandling(dropdown.current), [])
  useEffect(() => {
    const element = dropdown.current
    const hear = ({ target, type }: Event): void => {
      if (target === element) onOpen(type === 'sl-show')
    }
    element?.addEventListener('sl-show', hear)
    element?.addEventListener('sl-hide', hear)
    return () => {
      element?.removeEventListener('sl-show', hear)
      element?.removeEventListener('sl-hide', hear)
    }
  }, [onOpen])
  useEffect(() => {
    if (preload) import('./dropdown-element.ts').catch(() => {})
  }, [preload])
  return (
    <sl-dropdown
      ref={dropdown}
      class="shop"
      placement="bottom-start"
      distance={8}
      skidding={-12}
      open={open ? '' : undefined}
      onKeyDown={event => open && event.key === 'Escape' && onEscape()}
    >
      {children}
    </sl-dropdown>
  )
}

const nothing = (): void => {}

/**
 * Shoelace would announce the button as a menu button and handle clicks only once its chunk has loaded. Ours is a
 * disclosure button that works at once, so Shoelace's handling is removed before its first rendering.
 */
function disableTriggerHandling(dropdown: SlDropdown | null): void {
  if (!dropdown) return
  Object.assign(dropdown, {
    updateAccessibleTrigger: nothing,
    handleTriggerClick: nothing,
    handleTriggerKeyDown: nothing,
    handleTriggerKeyUp: nothing,
  })
}
