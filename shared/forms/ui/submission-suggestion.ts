import { useLayoutEffect, useRef } from 'react'
import type { Form } from '../form.ts'
import type { FieldOf, Fields } from '../validation.ts'

/** Lets a field follow what the host suggests for it. An element that suggests nothing leaves it to others of its form. */
export function useSuggestion<Values extends Fields>(
  form: Pick<Form<Values, unknown>, 'suggest'>,
  field: FieldOf<Values>,
  text: string,
): void {
  const before = useRef('')
  useLayoutEffect(() => {
    if (text || before.current) form.suggest(field, text)
    before.current = text
  }, [form, field, text])
}
