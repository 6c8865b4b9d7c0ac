import { type RefObject, useEffect, useRef } from 'react'
import { $user } from '#shared/session/session.ts'
import { type DialogName, isDialogOpen } from './dialogs.ts'
import { useDialog } from './use-dialog.ts'

/**
 * Opens the login or register dialog from a prompt to sign in. A closing dialog returns the focus to the button that
 * opened it, but after signing in that button is gone: then the focus goes to what `next` finds within `part`.
 */
export function useSignIn(
  part: RefObject<HTMLElement>,
  next: (part: HTMLElement) => HTMLElement | null | undefined,
): (dialog: DialogName) => void {
  const openDialog = useDialog()
  const asked = useRef(false)
  useEffect(() => {
    const finish = (): void => {
      const hasSignedIn = asked.current && $user.get() !== null
      // Registering leads on to the login dialog; once none is open, the visitor has cancelled.
      asked.current = asked.current && !hasSignedIn && isDialogOpen()
      if (hasSignedIn && part.current) next(part.current)?.focus()
    }
    // The dialog has to be removed from the page first.
    const afterClosing = (): number => requestAnimationFrame(finish)
    document.addEventListener('trade-dialog-close', afterClosing)
    return () => document.removeEventListener('trade-dialog-close', afterClosing)
  }, [part, next])
  return dialog => {
    asked.current = true
    openDialog(dialog)
  }
}
