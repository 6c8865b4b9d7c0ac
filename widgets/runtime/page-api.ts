import { computed } from 'nanostores'
import { configure } from '#shared/config/config.ts'
import { openDialog } from '#shared/dialogs/dialogs.ts'
import { isReady } from '#shared/element/ready.ts'
import { wakeUp } from '#shared/element/sleep.ts'
import { $user } from '#shared/session/session.ts'
import { signOut } from '#shared/session/sign-out.ts'
import { type ElementTag, elements, isElementTag } from './elements.ts'

/** Who is signed in, as far as a page may know: no token, no address. */
export type SessionView = { readonly signedIn: boolean; readonly name: string }

const $session = computed($user, user => ({ signedIn: user !== null, name: user?.name ?? '' }))

/** The session for the page around the widgets. */
export const session = {
  get: (): SessionView => $session.get(),
  /** Calls at once and on every change; gives the function that ends it. */
  subscribe: (listener: (session: SessionView) => void): (() => void) =>
    $session.subscribe(view => listener(view)),
  /** Signs out without a question; unsent drafts stay for the next time. */
  signOut,
}

/**
 * Resolves with the element as soon as its first content is shown, at once if it is already. An element that can't
 * show any says so by `trade-error`, and may still get there when somebody tries again.
 */
export function whenReady<Tag extends HTMLElement>(element: Tag): Promise<Tag> {
  if (isReady(element)) return Promise.resolve(element)
  wakeUp(element)
  return new Promise(resolve => {
    const hear = (event: Event): void => {
      // One that is nested inside says the same of itself.
      if (event.composedPath()[0] !== element) return
      element.removeEventListener('trade-ready', hear)
      resolve(element)
    }
    element.addEventListener('trade-ready', hear)
  })
}

/** Tags begin with this, or with the prefix of the page's choice. */
const OURS = 'trade'

type Options = {
  /** In place of `trade` in `trade-company`: small letters, digits and hyphens, such as `acme`. */
  prefix?: string
}

/**
 * Brings and registers elements before any of them is on the page: those named, such as `trade-company`, else all. With a
 * prefix they are registered under a second name too. Rejects with a clear message for a name or prefix that can't be.
 */
export async function define(
  names: readonly string[] = Object.keys(elements),
  { prefix }: Options = {},
): Promise<void> {
  if (prefix !== undefined && !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(prefix)) {
    throw new TypeError(`"${prefix}" can't begin a tag: take small letters, digits and hyphens.`)
  }
  const tags = names.map(name => {
    if (!isElementTag(name))
      throw new TypeError(`There is no <${name}>; known are ${Object.keys(elements).join(', ')}.`)
    return name
  })
  await Promise.all(tags.map(tag => elements[tag]()))
  if (prefix !== undefined && prefix !== OURS)
    for (const tag of tags) alias(tag, `${prefix}${tag.slice(OURS.length)}`)
}

/** A class may stand behind one tag only, so the other gets a class of its own. */
function alias(tag: ElementTag, name: string): void {
  const original = customElements.get(tag)
  if (original && !customElements.get(name)) customElements.define(name, class extends original {})
}

/** What a page may call. */
export const api = { configure, define, open: openDialog, session, whenReady }

export type PageApi = typeof api

declare global {
  interface Window {
    /** There as soon as the script has run, be it before anything else of it has loaded. */
    readonly tradeWidgets: PageApi
  }
}
