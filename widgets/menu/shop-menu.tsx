import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { Categories } from './categories.tsx'
import { menuMessages } from './menu.messages.ts'

/** 'Shop by Category': a button that opens the links to all categories. */
export function ShopMenu() {
  const t = useStore(menuMessages)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const load = (): void => setWanted(true)

  const click = (): void => {
    load()
    setOpen(!open)
  }
  const goDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    if (open) panel.current?.querySelector('a')?.focus()
    else setOpen(true)
  }
  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <Dropdown preload={wanted} open={open} onOpen={setOpen} onEscape={close}>
      <button
        ref={button}
        slot="trigger"
        type="button"
        className="button plain"
        part="shop"
        aria-expanded={open}
        aria-controls={panelId}
        onPointerEnter={load}
        onFocus={load}
        onClick={click}
        onKeyDown={goDown}
      >
        <span className="narrow-icon">
          <Icon path="M3 5.500h14M3 10h14M3 14.500h14" />
        </span>
        <span className="label">{t.shop}</span>
        <span className="wide-icon">
          <Icon path={icons.down} />
        </span>
      </button>
      <div id={panelId} ref={panel} className="categories" part="categories">
        {wanted && <Categories onFollow={() => setOpen(false)} />}
      </div>
    </Dropdown>
  )
}

type DropdownProps = {
  preload: boolean
  open: boolean
  onOpen: (open: boolean) => void
  onEscape: () => void
  children: ReactNode
}

/**
 * Shoelace's dropdown positions and closes the panel. Until its chunk has loaded, or if it can't be loaded, the button
 * still opens and closes the panel, and `shop-menu.css` positions it.
 */
function Dropdown({ preload, open, onOpen, onEscape, children }: DropdownProps) {
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
 * Removes Shoelace's handling of the trigger. Ours is a disclosure button that works at once, and no option allows one:
 * - Shoelace announces every trigger as a menu button (`aria-haspopup`), also when the panel is not a menu.
 * - Ours opens the panel before Shoelace's chunk has loaded. Both would toggle it twice.
 * - Shoelace toggles at every `keydown`, so the panel flickers while the space bar is held down.
 * - A button outside, with `containingElement`, positions no panel and gets no focus after the system's back gesture.
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
