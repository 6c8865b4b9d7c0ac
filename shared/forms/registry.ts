import { drafts } from './drafts.ts'
import type { Form } from './form.ts'
import type { Fields } from './rules.ts'

type Entry = { form: unknown; dispose: () => void }

const forms = new Map<string, Entry>()

/**
 * The form of this key, made by `create` when there is none. A widget that is unmounted and mounted again finds the
 * same form with its text, its file and whatever is on its way. It is forgotten when no widget shows it and nothing
 * would be lost. A key always stands for the same kind of form: begin it with the form's name, as in `rfq:product:7`.
 */
export function formFor<Values extends Fields, Result>(
  key: string,
  create: () => Form<Values, Result>,
): Form<Values, Result> {
  const known = forms.get(key)
  // The map can't know what each key stands for; the callers' `create` does.
  if (known) return known.form as Form<Values, Result>
  const form = create()
  const entry: Entry = { form, dispose: form.dispose }
  // A widget may still hold a form that was forgotten a moment ago: as soon as it follows, the form is known again.
  form.$awake.subscribe(isAwake => {
    if (isAwake) forms.set(key, entry)
    else if (forms.get(key) === entry) forms.delete(key)
  })
  return form
}

/** Ends and forgets every form, as a new page would; the drafts on the device stay. For tests and stories. */
export function resetForms(): void {
  for (const { dispose } of forms.values()) dispose()
  forms.clear()
  drafts.reload()
}
