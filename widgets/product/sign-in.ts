import { type RefObject, useEffect, useRef } from 'react'
import { open } from '#shared/dialogs/dialogs.ts'
import { useHost } from '#shared/element/host.ts'
import { $user } from '#shared/session/session.ts'

/**
 * Opens the login dialog. A dialog gives the focus back to the button that opened it, which is gone once the visitor has
 * signed in: then the focus goes to what has come in its place, the first link of `row`.
 */
export function useSignIn(row: RefObject<HTMLElement | null>): () => void {
  const { element } = useHost()
  const asked = useRef(false)
  useEffect(() => {
    const settle = (): void => {
      if (!asked.current || !$user.get()) return
      asked.current = false
      const focused = document.activeElement
      if (focused === document.body || focused === element) row.current?.querySelector('a')?.focus()
    }
    // The dialog has to be gone from the page first.
    const afterClosing = (): number => requestAnimationFrame(settle)
    document.addEventListener('trade-dialog-close', afterClosing)
    return () => document.removeEventListener('trade-dialog-close', afterClosing)
  }, [element, row])
  return () => {
    asked.current = true
    open('login')
  }
}
