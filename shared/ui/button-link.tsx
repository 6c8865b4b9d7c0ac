import { useStore } from '@nanostores/react'
import type { HTMLAttributes, KeyboardEvent, MouseEvent } from 'react'
import { $config } from '#shared/config/config.ts'
import { hrefTo } from '#shared/routes/links.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { isPlainClick } from './link.tsx'

type Props = Omit<HTMLAttributes<HTMLElement>, 'onClick'> & {
  /** The storefront's place for the content that the button shows here; undefined for a plain button. */
  to: RouteLocation | undefined
  disabled?: boolean
  onClick: () => void
}

/**
 * A button that replaces content here, and a link to the same content in the storefront. It works without JavaScript,
 * and opens in a new tab.
 */
export function ButtonLink({ to, disabled = false, ...props }: Props) {
  if (to && !disabled) return <LinkAsButton to={to} {...props} />
  return <button type="button" disabled={disabled} {...props} />
}

type LinkProps = Omit<Props, 'disabled'> & { to: RouteLocation }

function LinkAsButton({ to, role = 'button', onClick, onKeyDown, ...props }: LinkProps) {
  // Renders again when the configured storefront changes.
  useStore($config)
  const click = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onClick()
  }
  const pressKey = (event: KeyboardEvent<HTMLElement>): void => {
    onKeyDown?.(event)
    // Enter clicks links as well, the space bar only buttons.
    if (event.key !== ' ' || event.defaultPrevented) return
    event.preventDefault()
    onClick()
  }
  return <a {...props} role={role} href={hrefTo(to)} onClick={click} onKeyDown={pressKey} />
}
