import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { shareStyles } from '#shared/styles/sheet.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { passwordMessages } from './show-password.messages.ts'
import styles from './shown-password.css?inline'

shareStyles(styles)

const EYE =
  'M2 10c2-4 5-6 8-6s6 2 8 6c-2 4-5 6-8 6s-6-2-8-6ZM10 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5'
const CROSSED = `${EYE}M3.500 16.500l13-13`

/** Returns the `type` of a form's password fields, and the button inside one of them that shows the password. */
export function useShownPassword() {
  const t = useStore(passwordMessages)
  const [isShown, setShown] = useState(false)
  const label = isShown ? t.hide : t.show
  return {
    type: isShown ? 'text' : 'password',
    button: (
      <button type="button" aria-label={label} title={label} onClick={() => setShown(!isShown)}>
        <Icon path={isShown ? CROSSED : EYE} />
      </button>
    ),
  }
}
