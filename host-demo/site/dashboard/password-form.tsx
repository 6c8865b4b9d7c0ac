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
    hint: 'At least 8 characters, ideally 15. This signs out your other devices.',
  },
  { name: 'again', label: 'Repeat new password', type: 'password', autoComplete: 'new-password' },
]

/** A form to change the password, which asks for the present one. The server tells the rules for passwords. */
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
