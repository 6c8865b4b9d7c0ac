import { useEffect } from 'react'
import { useHost } from '#shared/element/host.ts'
import type { DialogName } from './dialogs.ts'

/** For a component that is a dialog while it is rendered: tells the host, and gives the way to close it. */
export function useDialog(dialog: DialogName): { close: () => void } {
  const host = useHost()
  useEffect(() => {
    host.emit('trade-dialog-open', { dialog })
    return () => {
      host.emit('trade-dialog-close', { dialog })
    }
  }, [host, dialog])
  return { close: () => host.element.removeAttribute('open') }
}
