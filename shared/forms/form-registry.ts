import { drafts } from './drafts.ts'
import { createForm, type Form, type FormDefinition } from './form.ts'
import type { Fields } from './validation.ts'

const forms = new Map<string, { dispose(): void }>()

/**
 * The form of this name and target, made when there is none. A widget that is unmounted and mounted again finds the same
 * form with its text, its file and whatever is on its way. It is forgotten when no widget shows it and nothing would be
 * lost.
 */
export function formFor<Values extends Fields, Result>(
  definition: FormDefinition<Values, Result>,
): Form<Values, Result> {
  const key = `${definition.name}:${definition.target ?? ''}`
  const known = forms.get(key)
  // The map can't know what each key stands for; the definitions do.
  if (known) return known as Form<Values, Result>
  const form = createForm(definition)
  // A widget may still hold a form that was forgotten a moment ago: as soon as it is observed, it is known again.
  form.$awake.subscribe(isAwake => {
    if (isAwake) forms.set(key, form)
    else if (forms.get(key) === form) forms.delete(key)
  })
  return form
}

/** Ends and forgets every form, as a new page would; the drafts on the device stay. For tests and stories. */
export function resetForms(): void {
  for (const { dispose } of forms.values()) dispose()
  forms.clear()
  drafts.reload()
}
