import { atom, type ReadableAtom } from 'nanostores'
import type { Failure } from './courier.ts'

/** What an event says of the content it is about. */
export type About<Values> = {
  values: Values
  /** The display name of the file (ruling 11); empty without one. */
  fileName: string
}

/** A mounted widget that shows a form and tells its host what happens to it. */
export type Follower<Values, Result> = {
  /** Before anything is sent. False: the host cancelled it. */
  announce?: ((about: About<Values>) => boolean) | undefined
  /** Once for each success, when the server has confirmed it. */
  sent?: ((result: Result, about: About<Values>) => void) | undefined
  /** Once for each try that failed. */
  failed?: ((failure: Failure, about: About<Values>) => void) | undefined
}

export type Followers<Values, Result> = {
  /** The one that speaks and shows dialogs: where the form was submitted, else any. Null while none is mounted. */
  $leader: ReadableAtom<Follower<Values, Result> | null>
  add(follower: Follower<Values, Result>): void
  remove(follower: Follower<Values, Result>): void
  lead(follower: Follower<Values, Result> | undefined): void
  announce(about: About<Values>): boolean
  /** To the leader; with nobody there it waits for the next widget that shows the form. */
  tell(news: (follower: Follower<Values, Result>) => void): void
  /** Something happened that no widget has been told yet. */
  hasNews(): boolean
}

/** The widgets that show one form. An event is told once, by one of them, however many there are. */
export function gatherFollowers<Values, Result>(): Followers<Values, Result> {
  const all: Follower<Values, Result>[] = []
  const $leader = atom<Follower<Values, Result> | null>(null)
  let news: ((follower: Follower<Values, Result>) => void) | null = null

  return {
    $leader,
    add(follower) {
      all.push(follower)
      if (!$leader.get()) $leader.set(follower)
      const waiting = news
      news = null
      waiting?.(follower)
    },
    remove(follower) {
      const index = all.indexOf(follower)
      if (index >= 0) all.splice(index, 1)
      if ($leader.get() === follower) $leader.set(all.at(-1) ?? null)
    },
    lead(follower) {
      if (follower && all.includes(follower)) $leader.set(follower)
    },
    announce: about => $leader.get()?.announce?.(about) ?? true,
    tell(latest) {
      const leader = $leader.get()
      if (leader) latest(leader)
      else news = latest
    },
    hasNews: () => news !== null,
  }
}
