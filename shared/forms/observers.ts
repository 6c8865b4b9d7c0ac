import { atom, computed } from 'nanostores'
import type { Origin } from '#shared/lead/lead.ts'
import type { Payload } from './payload.ts'
import type { SubmitError } from './submitter.ts'

/** A mounted widget that shows a form and reports its events to the host. */
export type Observer<Values, Result> = {
  origin?: Origin | undefined
  /** Called before anything is sent. Returns false if the host cancelled it. */
  announce?: ((payload: Payload<Values>) => boolean) | undefined
  /** `sent` and `failed` are called once for each confirmed success and each failed try. */
  sent?: ((result: Result, payload: Payload<Values>) => void) | undefined
  failed?: ((error: SubmitError, payload: Payload<Values>) => void) | undefined
}

/** Manages the widgets that show one form. One of them reports each event once, however many there are. */
export function createObservers<Values, Result>() {
  type One = Observer<Values, Result>
  const $all = atom<readonly One[]>([])
  const others = (observer: One) => $all.get().filter(other => other !== observer)
  let news: ((observer: One) => void) | null = null

  return {
    /** The widget that reports and shows dialogs: the one that submitted the form, else any. Null without a widget. */
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
    /** Reports to the active widget. Without one, the report waits for the next widget that shows the form. */
    tell(latest: (observer: One) => void): void {
      const active = $all.get().at(-1)
      if (active) latest(active)
      else news = latest
    },
    hasNews: () => news !== null,
  }
}
