import { useLayoutEffect } from 'react'
import { useHost } from '#shared/element/host.ts'
import type { Form } from '../form.ts'
import type { FieldOf, Fields } from '../validation.ts'

/** By element and field: a reset mounts the form's parts again, and the host may withdraw its suggestion meanwhile. */
const suggestions = new WeakMap<HTMLElement, Map<string, string>>()

/** Fills a field with the host's suggestion. An element without one leaves the field to other elements of its form. */
export function useSuggestion<Values extends Fields>(
  form: Pick<Form<Values, unknown>, 'suggest'>,
  field: FieldOf<Values>,
  text: string,
): void {
  const { element } = useHost()
  useLayoutEffect(() => {
    const before = suggestions.get(element) ?? new Map<string, string>()
    suggestions.set(element, before)
    if (text || before.get(field)) form.suggest(field, text)
    before.set(field, text)
  }, [element, form, field, text])
}
