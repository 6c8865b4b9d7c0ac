import { atom, computed } from 'nanostores'
import type { Origin } from '#shared/lead/lead.ts'
import type { Payload } from './form-values.ts'
import type { SubmitError } from './submitter.ts'

/** A mounted widget that shows a form and tells its host what happens to it. */
export type Observer<Values, Result> = {
  /** Where what is sent from here is said to come from. */
  origin?: Origin | undefined
  /** Before anything is sent. False: the host cancelled it. */
  announce?: ((payload: Payload<Values>) => boolean) | undefined
  /** Once for each success, when the server has confirmed it. */
  sent?: ((result: Result, payload: Payload<Values>) => void) | undefined
  /** Once for each try that failed. */
  failed?: ((error: SubmitError, payload: Payload<Values>) => void) | undefined
}

/** The widgets that show one form. An event is told once, by one of them, however many there are. */
export function createObservers<Values, Result>() {
  type One = Observer<Values, Result>
  const $all = atom<readonly One[]>([])
  const others = (observer: One) => $all.get().filter(other => other !== observer)
  let news: ((observer: One) => void) | null = null

  return {
    /** The one that speaks and shows dialogs: where the form was submitted, else any. Null while none is mounted. */
    $active: computed($all, all => all.at(-1) ?? null),
    add(observer: One): void {
      $all.set([observer, ...$all.get()])
      news?.(observer)
      news = null
    },
    remove: (observer: One) => $all.set(others(observer)),
    activate(observer: One): void {
      if ($all.get().includes(observer)) $all.set([...others(observer), observer])
    },
    /** To the active one; with nobody there it waits for the next widget that shows the form. */
    tell(latest: (observer: One) => void): void {
      const active = $all.get().at(-1)
      if (active) latest(active)
      else news = latest
    },
    hasNews: () => news !== null,
  }
}
