import { useStore } from '@nanostores/react'
import type { MouseEvent, ReactNode } from 'react'
import { $config } from '#shared/config/config.ts'
import type { DialogName } from '#shared/dialogs/dialogs.ts'
import { useDialog } from '#shared/dialogs/use-dialog.ts'
import { hrefTo } from '#shared/routes/links.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { useNavigate } from './use-navigate.ts'

type Props = {
  to: RouteLocation
  children: ReactNode
  className?: string
  part?: string
  label?: string
  current?: boolean
  onFollow?: () => void
}

/** A real link into the storefront. A page that cancels `trade-navigate` shows the place itself. */
export function Link({ to, children, className, part, label, current, onFollow }: Props) {
  const { href, onClick } = useLink(to, onFollow)
  return (
    <a
      href={href}
      onClick={onClick}
      className={className}
      part={part}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  )
}

/** Returns the props of such a link (decisions.mdx#navigation). */
export function useLink(to: RouteLocation, onFollow?: () => void) {
  const navigate = useNavigate()
  useStore($config)
  const onClick = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    onFollow?.()
    if (!navigate(to)) event.preventDefault()
  }
  return { href: hrefTo(to), onClick }
}

type LookProps = Pick<Props, 'children' | 'className' | 'part'>
type ActionProps = LookProps & { to: RouteLocation | DialogName }

/** A link to a place, or a button that opens a dialog. */
export function ActionLink({ to, ...props }: ActionProps) {
  if (typeof to === 'object') return <Link to={to} {...props} />
  return <DialogButton dialog={to} {...props} />
}

function DialogButton({ dialog, ...props }: LookProps & { dialog: DialogName }) {
  const openDialog = useDialog()
  return <button type="button" aria-haspopup="dialog" onClick={() => openDialog(dialog)} {...props} />
}

/** Returns true for a click without modifier keys, which would mean a new tab or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}
