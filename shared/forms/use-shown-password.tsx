import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { passwordMessages } from './show-password.messages.ts'

/** Returns the `type` of a form's password fields, and the button that shows the password. */
export function useShownPassword() {
  const t = useStore(passwordMessages)
  const [isShown, setShown] = useState(false)
  const label = isShown ? t.hide : t.show
  return {
    type: isShown ? 'text' : 'password',
    button: <Button look="plain" label={label} onClick={() => setShown(!isShown)} />,
  }
}
