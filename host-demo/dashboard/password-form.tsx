import { type FormEvent, useState } from 'react'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { changePassword, reasonOf } from './api.ts'

type State = { at: 'typing' | 'sending' | 'changed'; error?: string }

/** Another password for who knows the present one. What a password has to be, the server says. */
export function PasswordForm({ onChanged }: { onChanged?: () => void }) {
  const [{ at, error }, setState] = useState<State>({ at: 'typing' })

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (at === 'sending') return
    const form = event.currentTarget
    const typed = (name: string): string => String(new FormData(form).get(name))
    if (typed('next') !== typed('again')) return setState({ at: 'typing', error: 'Passwords do not match' })
    setState({ at: 'sending' })
    try {
      await changePassword(typed('current'), typed('next'))
      form.reset()
      setState({ at: 'changed' })
      onChanged?.()
    } catch (error) {
      setState({ at: 'typing', error: reasonOf(error) })
    }
  }
  return (
    <form className="card password" noValidate onSubmit={submit}>
      <h2>Change your password</h2>
      <ErrorBox message={error} />
      <TextField label="Current password" type="password" name="current" autoComplete="current-password" />
      <TextField
        label="New password"
        type="password"
        name="next"
        autoComplete="new-password"
        hint="At least 8 characters, better 15. Other devices are signed out."
      />
      <TextField label="New password again" type="password" name="again" autoComplete="new-password" />
      <div className="row">
        <button type="submit" className="button primary" aria-disabled={at === 'sending'}>
          {at === 'sending' ? 'Please Wait...' : 'Change password'}
        </button>
        <span role="status">{at === 'changed' && 'Your password was changed.'}</span>
      </div>
    </form>
  )
}
