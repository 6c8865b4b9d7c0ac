import { type ReactNode, useEffect } from 'react'

type Props = {
  /** True once the dropdown is likely to be opened soon. Shoelace's part is then fetched. */
  preload: boolean
  open: boolean
  onOpen: (open: boolean) => void
  /** Called when Escape is pressed inside. */
  onEscape: () => void
  /** A button with `slot="trigger"` that opens and closes, then the panel. */
  children: ReactNode
}

/**
 * Shoelace's dropdown. It positions the panel, and closes it on a click outside, on the system's back gesture and when
 * the focus leaves. Until its chunk has loaded, or if it can't be loaded, the button still opens and closes the panel,
 * and `shop-menu.css` positions it.
 */
export function Dropdown({ preload, open, onOpen, onEscape, children }: Props) {
  useEffect(() => {
    if (preload) import('./dropdown-element.ts').catch(() => {})
  }, [preload])
  return (
    <sl-dropdown
      ref={disableTriggerHandling}
      className="shop"
      placement="bottom-start"
      distance={8}
      skidding={-12}
      open={open}
      onKeyDown={event => open && event.key === 'Escape' && onEscape()}
      onsl-show={event => event.target === event.currentTarget && onOpen(true)}
      onsl-hide={event => event.target === event.currentTarget && onOpen(false)}
    >
      {children}
    </sl-dropdown>
  )
}

const nothing = (): void => {}

/**
 * Removes Shoelace's handling of the trigger before its first rendering. Shoelace would announce the button as a menu
 * button and handle clicks only once its chunk has loaded. Ours is a disclosure button that works at once.
 */
function disableTriggerHandling(dropdown: HTMLElement | null): void {
  if (!dropdown) return
  Object.assign(dropdown, {
    updateAccessibleTrigger: nothing,
    handleTriggerClick: nothing,
    handleTriggerKeyDown: nothing,
    handleTriggerKeyUp: nothing,
  })
}
