import { useStore } from '@nanostores/react'
import { type ChangeEvent, type FormEvent, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useCommand } from '#shared/element/host.ts'
import { isField } from '#shared/hydration/entered.ts'
import { isServed } from '#shared/hydration/served.ts'
import { showsDrafts } from '#shared/storage/early-drafts.ts'
import { useFocusOnInvalid } from '#shared/ui/field.tsx'
import type { Form } from './form.ts'
import { EDITING, isUnderway } from './form-machine.ts'
import { NO_DRAFT } from './form-values.ts'
import type { Observer } from './submitter.ts'
import type { FieldOf, Fields } from './validation.ts'

export type FormBinding = ReturnType<typeof useForm<Fields, unknown>>

/** Connects a component to a form. `observer` may be new at each render, and each event is reported once. */
export function useForm<Values extends Fields, Result>(
  form: Form<Values, Result>,
  observer: Observer<Values, Result> = {},
) {
  // A server knows no draft, so until the first effect there is none.
  const values = useStore(form.$values, { ssr: () => form.initial })
  const state = useStore(form.$state, { ssr: () => EDITING })
  const [own] = useState<Observer<Values, Result>>({})
  useLayoutEffect(() => void Object.assign(own, observer))
  useEffect(() => form.observe(own), [form, own])

  const fieldError = state.at === 'editing' ? state.fieldError : null
  const ref = useFocusOnInvalid(fieldError)
  /** Reads the fields, because a password manager may have filled them in without an event. */
  const read = useCallback(() => {
    const isOwn = (name: string): name is FieldOf<Values> => Object.hasOwn(form.initial, name)
    for (const control of ref.current?.elements ?? [])
      if (isField(control) && isOwn(control.name)) form.change(control.name, control.value)
  }, [form, ref])
  const reset = useCallback(() => {
    read()
    form.reset()
  }, [form, read])
  useCommand('reset', reset)
  // With the commit: what is typed before the other effects run would count as the draft of an earlier page.
  useLayoutEffect(() => {
    if (ref.current && isInUse(ref.current)) form.leaveDraft()
  }, [form, ref])

  return {
    confirm: form.confirm,
    decline: form.decline,
    retry: form.retry,
    cancelUpload: form.cancelUpload,
    chooseFile: form.chooseFile,
    removeFile: form.removeFile,
    resumeDraft: form.resume,
    values,
    state,
    fieldError,
    file: useStore(form.$file, { ssr: () => null }),
    draft: useStore(form.$draft, { ssr: (): ReturnType<typeof form.$draft.get> => NO_DRAFT }),
    /** True while a request is on its way: buttons wait. */
    isPending: isUnderway(state),
    /** True if this widget acts for the form: only it shows confirms, alerts and the loader. */
    isActive: useStore(form.$activeObserver, { ssr: () => null }) === own,
    bind(field: FieldOf<Values>) {
      return {
        name: field,
        value: values[field] ?? '',
        onText: (text: string) => form.change(field, text),
        'aria-invalid': fieldError?.field === field ? (true as const) : undefined,
      }
    },
    /** The props of the `form` element. They send it by its button and by Enter, and focus the field to correct. */
    formProps: {
      noValidate: true,
      ref,
      'data-draft': form.draftName,
      // The browser resets the fields after the event.
      onReset: () => void setTimeout(read),
      onSubmit(event: FormEvent) {
        event.preventDefault()
        read()
        form.submit(own)
      },
    },
    /** Handles the file input. The same file can be chosen again after it was cancelled or refused. */
    onChooseFile(event: ChangeEvent<HTMLInputElement>) {
      const chosen = event.currentTarget.files?.[0]
      event.currentTarget.value = ''
      if (chosen) void form.chooseFile(chosen)
    },
  }
}

/** Returns true if a visitor has begun in a form as a server wrote it, in which they saw no draft. */
function isInUse(form: HTMLFormElement): boolean {
  const root = form.closest<HTMLElement>('.trade-root')
  if (!root || !isServed(root) || showsDrafts(root)) return false
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=file], [type=checkbox], [type=radio])',
  )
  return [...fields].some(field => field.matches(':focus') || field.value !== field.defaultValue)
}
