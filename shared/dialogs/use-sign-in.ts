import { type RefObject, useEffect, useRef } from 'react'
import { $user } from '#shared/session/session.ts'
import { type DialogName, isOpen, open } from './dialogs.ts'

/**
 * For what asks a visitor to sign in: opens the login or the register dialog. A dialog gives the focus back to the button
 * that opened it, which is gone once the visitor has signed in: then the focus goes to the first `next` within `part`.
 */
export function useSignIn(part: RefObject<HTMLElement | null>, next: string): (dialog: DialogName) => void {
  const asked = useRef(false)
  useEffect(() => {
    const settle = (): void => {
      const hasSignedIn = asked.current && $user.get() !== null
      // Registering goes on to the login; with none of them open the visitor has thought better of it.
      asked.current = asked.current && !hasSignedIn && isOpen()
      if (hasSignedIn) part.current?.querySelector<HTMLElement>(next)?.focus()
    }
    // The dialog has to be gone from the page first.
    const afterClosing = (): number => requestAnimationFrame(settle)
    document.addEventListener('trade-dialog-close', afterClosing)
    return () => document.removeEventListener('trade-dialog-close', afterClosing)
  }, [part, next])
  return dialog => {
    asked.current = true
    open(dialog)
  }
}
