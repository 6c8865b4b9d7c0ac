import { useStore } from '@nanostores/react'
import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCommand } from '#shared/element/host.ts'
import type { Follower } from './followers.ts'
import type { Form } from './form.ts'
import type { FieldOf, Fields } from './rules.ts'

/** What `useForm` gives for a form of these values. */
export type Sending<Values extends Fields, Result> = ReturnType<typeof useForm<Values, Result>>

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What a component needs of a form: its values and state, and what to hang on the markup. `follower` tells the host
 * what happens; its functions may be new at each render, and each event is told once. Unless `resets` is false the
 * element's `reset()` empties the form.
 */
export function useForm<Values extends Fields, Result>(
  form: Form<Values, Result>,
  follower: Follower<Values, Result> = {},
  { resets = true }: { resets?: boolean } = {},
) {
  useCommand('reset', resets ? form.reset : nothing)
  const values = useStore(form.$values)
  const file = useStore(form.$file)
  const state = useStore(form.$state)
  const draft = useStore(form.$draft)
  const leader = useStore(form.$leader)

  const latest = useRef(follower)
  useLayoutEffect(() => {
    latest.current = follower
  })
  const [mine] = useState<Follower<Values, Result>>(() => ({
    announce: about => latest.current.announce?.(about) ?? true,
    sent: (result, about) => latest.current.sent?.(result, about),
    failed: (failure, about) => latest.current.failed?.(failure, about),
  }))
  useEffect(() => form.follow(mine), [form, mine])

  const problem = state.at === 'editing' ? state.problem : null

  return {
    values,
    file,
    state,
    draft,
    problem,
    /** Something is on its way: buttons wait. */
    isPending: state.at === 'uploading' || state.at === 'sending',
    /** This widget speaks for the form: only it shows confirms, alerts and the loader. */
    leads: leader === mine,
    /** For an input, textarea or select: name, value, what it does on change, and whether it is to be mended. */
    bind(field: FieldOf<Values>) {
      return {
        name: field,
        value: values[field],
        onChange: (event: ChangeEvent<Input>) => form.change(field, event.currentTarget.value),
        'aria-invalid': problem?.field === field ? (true as const) : undefined,
      }
    },
    /** For the `form` element: sends by button and by Enter alike. */
    onSubmit(event: FormEvent) {
      event.preventDefault()
      form.submit(mine)
    },
    /** For the file input. The same file can be chosen again after it was cancelled or refused. */
    onChooseFile(event: ChangeEvent<HTMLInputElement>) {
      const chosen = event.currentTarget.files?.[0]
      event.currentTarget.value = ''
      if (chosen) void form.chooseFile(chosen)
    },
  }
}

function nothing(): void {}
