import { type RefObject, useEffect, useRef } from 'react'
import { $user } from '#shared/session/session.ts'
import { type DialogName, isDialogOpen } from './dialogs.ts'
import { useDialog } from './use-dialog.ts'

/** Opens a dialog from a prompt to sign in. After signing in, the focus goes to the element that `next` finds in `part`. */
export function useSignIn(
  part: RefObject<HTMLElement | null>,
  next: (part: HTMLElement) => HTMLElement | null | undefined,
): (dialog: DialogName) => void {
  const openDialog = useDialog()
  const asked = useRef(false)
  useEffect(() => {
    const finish = (): void => {
      const hasSignedIn = asked.current && $user.get() !== null
      // Registering leads on to the login dialog. Once no dialog is open, the visitor has cancelled.
      asked.current = asked.current && !hasSignedIn && isDialogOpen()
      if (hasSignedIn && part.current && !isTypingIn(part.current)) next(part.current)?.focus()
    }
    const afterClosing = (): number => requestAnimationFrame(finish)
    document.addEventListener('trade-dialog-close', afterClosing)
    return () => document.removeEventListener('trade-dialog-close', afterClosing)
  }, [part, next])
  return dialog => {
    asked.current = true
    openDialog(dialog)
  }
}

function isTypingIn(part: HTMLElement): boolean {
  const root = part.getRootNode()
  const focused = root instanceof ShadowRoot ? root.activeElement : document.activeElement
  return part.contains(focused) && focused?.matches('input, textarea, select') === true
}
