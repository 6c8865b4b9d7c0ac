import { useStore } from '@nanostores/react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '#shared/ui/icon.tsx'
import { Categories } from './categories.tsx'
import { menuMessages } from './menu.messages.ts'

/** 'Shop by Category': a button that discloses the links of all categories. */
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
        className="button soft"
        part="shop"
        aria-expanded={open}
        aria-controls={panelId}
        onPointerEnter={load}
        onFocus={load}
        onClick={click}
        onKeyDown={goDown}
      >
        <span className="narrow-icon">
          <Icon name="menu" />
        </span>
        <span className="label">{t.shop}</span>
        <span className="wide-icon">
          <Icon name="down" />
        </span>
      </button>
      <div id={panelId} ref={panel} className="categories" part="categories">
        {wanted && <Categories onFollow={() => setOpen(false)} />}
      </div>
    </Dropdown>
  )
}

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
 * panel, and `shop.css` positions it.
 */
function Dropdown({ preload, open, onOpen, onEscape, children }: Props) {
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
 * Shoelace would announce the button as a menu button and handle clicks only once its chunk has loaded. Ours is a
 * disclosure button that works at once, so Shoelace's handling is removed before its first rendering.
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
