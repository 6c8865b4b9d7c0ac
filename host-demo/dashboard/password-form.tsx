import { changePassword } from './api.ts'
import { FieldForm } from './field-form.tsx'
import type { FieldSpec, Sent } from './form.store.ts'

const fields: readonly FieldSpec[] = [
  { name: 'current', label: 'Current password', type: 'password', autoComplete: 'current-password' },
  {
    name: 'next',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    hint: 'At least 8 characters, better 15. Other devices are signed out.',
  },
  { name: 'again', label: 'New password again', type: 'password', autoComplete: 'new-password' },
]

/** Another password for who knows the present one. What a password has to be, the server says. */
export function PasswordForm({ onChanged }: { onChanged?: () => void }) {
  return (
    <section className="card form-card narrow">
      <h2>Change your password</h2>
      <FieldForm
        id="password"
        fields={fields}
        button="Change password"
        send={change}
        sent="Your password was changed."
        empties
        {...(onChanged && { onSent: onChanged })}
      />
    </section>
  )
}

async function change({ current, next, again }: Sent): Promise<void> {
  if (next !== again) throw new Error('Passwords do not match')
  await changePassword(String(current ?? ''), String(next ?? ''))
}
