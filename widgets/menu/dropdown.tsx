import { type ReactNode, useEffect } from 'react'

type Props = {
  /** True as soon as it may soon be opened: then Shoelace's part is fetched. */
  wanted: boolean
  open: boolean
  onOpen: (open: boolean) => void
  /** Escape was pressed within. */
  onEscape: () => void
  /** A button with `slot="trigger"` that opens and closes, then the panel. */
  children: ReactNode
}

/**
 * Shoelace's dropdown: it places the panel, and closes it by a click elsewhere, by the system's back gesture and
 * when the focus leaves. Until its chunk is there, and where it can't be had, the button opens and closes the panel
 * all the same: `shop.css` then places it.
 */
export function Dropdown({ wanted, open, onOpen, onEscape, children }: Props) {
  useEffect(() => {
    if (wanted) import('./dropdown-element.ts').catch(() => {})
  }, [wanted])
  return (
    <sl-dropdown
      ref={leaveTriggerAlone}
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
 * Shoelace would announce the button as that of a menu, and answer it only once its chunk is there. Ours discloses
 * links and answers at once, so Shoelace's part in it is taken out, before its first rendering binds it.
 */
function leaveTriggerAlone(dropdown: HTMLElement | null): void {
  if (!dropdown) return
  Object.assign(dropdown, {
    updateAccessibleTrigger: nothing,
    handleTriggerClick: nothing,
    handleTriggerKeyDown: nothing,
    handleTriggerKeyUp: nothing,
  })
}
