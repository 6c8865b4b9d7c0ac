import { atom, readonlyType } from 'nanostores'
import type { Payload } from './form-values.ts'
import type { SubmitError } from './submitter.ts'

/** A mounted widget that shows a form and tells its host what happens to it. */
export type Observer<Values, Result> = {
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
  const all: One[] = []
  const $active = atom<One | null>(null)
  let waiting: ((observer: One) => void) | null = null

  return {
    /** The one that speaks and shows dialogs: where the form was submitted, else any. Null while none is mounted. */
    $active: readonlyType($active),
    add(observer: One): void {
      all.push(observer)
      if (!$active.get()) $active.set(observer)
      const news = waiting
      waiting = null
      news?.(observer)
    },
    remove(observer: One): void {
      const index = all.indexOf(observer)
      if (index >= 0) all.splice(index, 1)
      if ($active.get() === observer) $active.set(all.at(-1) ?? null)
    },
    activate(observer: One | undefined): void {
      if (observer && all.includes(observer)) $active.set(observer)
    },
    /** To the active one; with nobody there it waits for the next widget that shows the form. */
    tell(news: (observer: One) => void): void {
      const active = $active.get()
      if (active) news(active)
      else waiting = news
    },
    /** Something happened that no widget has been told yet. */
    hasNews: () => waiting !== null,
  }
}
