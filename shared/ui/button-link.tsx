import { useStore } from '@nanostores/react'
import type { HTMLAttributes, KeyboardEvent, MouseEvent } from 'react'
import { $config } from '#shared/config/config.ts'
import { hrefTo } from '#shared/routes/links.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { isPlainClick } from './link.tsx'

type Props = Omit<HTMLAttributes<HTMLElement>, 'onClick'> & {
  /** The place of the same content in the storefront; undefined for a plain button. */
  to: RouteLocation | undefined
  disabled?: boolean
  onClick: () => void
}

/** A button that replaces content here. As a link, it works without JavaScript and in a new tab. */
export function ButtonLink({ to, disabled = false, ...props }: Props) {
  if (to && !disabled) return <LinkAsButton to={to} {...props} />
  return <button type="button" disabled={disabled} {...props} />
}

type LinkProps = Omit<Props, 'disabled'> & { to: RouteLocation }

function LinkAsButton({ to, role = 'button', onClick, onKeyDown, ...props }: LinkProps) {
  useStore($config)
  const click = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onClick()
  }
  const pressKey = (event: KeyboardEvent<HTMLElement>): void => {
    onKeyDown?.(event)
    // The space bar clicks no links.
    if (event.key !== ' ' || event.defaultPrevented) return
    event.preventDefault()
    onClick()
  }
  return <a {...props} role={role} href={hrefTo(to)} onClick={click} onKeyDown={pressKey} />
}
