import type { ReactNode } from 'react'
import { shareStyles } from '#shared/styles/sheet.ts'
import styles from './disabled-lead.css?inline'

shareStyles(styles)

type Props = {
  /** A button or link. While it is disabled, the prompt that enables it stands beside it, for the keyboard. */
  children: ReactNode
  onPress: () => void
}

/** Leads on from a disabled button, which browsers send no click. A press made before the page is live is repeated. */
export function DisabledLead({ children, onPress }: Props) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the pointer to the prompt.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the prompt itself.
    <span
      className="disabled-lead"
      data-press=""
      onClick={({ target, currentTarget }) => {
        const control = currentTarget.firstElementChild
        if (target !== currentTarget || !(control instanceof HTMLElement)) return
        if (control.matches(':disabled')) onPress()
        else control.click()
      }}
    >
      {children}
    </span>
  )
}
