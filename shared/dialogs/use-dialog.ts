import { useEffect } from 'react'
import { useHost } from '#shared/element/host.ts'
import type { DialogName } from './dialogs.ts'

/** For a component that is an open dialog while rendered: announces it to the host, and returns how to close it. */
export function useDialog(dialog: DialogName): () => void {
  const host = useHost()
  useEffect(() => {
    host.emit('trade-dialog-open', { dialog })
    return () => {
      host.emit('trade-dialog-close', { dialog })
    }
  }, [host, dialog])
  return () => host.element.removeAttribute('open')
}
