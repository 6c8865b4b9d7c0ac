import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { Categories } from './categories.tsx'
import { Dropdown } from './dropdown.tsx'
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
