import { useState } from 'react'
import { TextAreaField } from '#shared/ui/field.tsx'
import { words } from './words.ts'

/** The snippet, with a button to copy it. It can also be copied by hand. */
export function CopySnippet({ snippet, hint }: { snippet: string; hint: string }) {
  // A message applies only to the snippet that it was about.
  const [said, setSaid] = useState({ of: '', text: '' })
  const say = (text: string): void => setSaid({ of: snippet, text })
  const copy = async (form: HTMLFormElement): Promise<void> => {
    try {
      await navigator.clipboard.writeText(snippet)
      say(words.copied)
    } catch {
      form.querySelector('textarea')?.select()
      say(words.notCopied)
    }
  }
  return (
    <form
      className="snippet"
      onSubmit={event => {
        event.preventDefault()
        void copy(event.currentTarget)
      }}
    >
      <TextAreaField
        label={words.snippet}
        hint={hint}
        value={snippet}
        rows={snippet.split('\n').length + 3}
        readOnly
        spellCheck={false}
      />
      <div className="row">
        <button type="submit" className="button primary" disabled={snippet === ''}>
          {words.copy}
        </button>
        <span role="status">{said.of === snippet && said.text}</span>
      </div>
    </form>
  )
}
