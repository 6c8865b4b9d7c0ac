import { useStore } from '@nanostores/react'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { formMessages } from '../form.messages.ts'
import type { FormBinding } from '../use-form.ts'

/** The field to be corrected, or why sending failed, in the server's words where it gives any. */
export function FormErrorBox({ binding: { state, fieldError } }: { binding: FormBinding }) {
  const t = useStore(formMessages)
  return (
    <ErrorBox>
      {fieldError && t[fieldError.message]}
      {state.at === 'failed' && (state.error.serverMessage || state.error.message)}
    </ErrorBox>
  )
}
