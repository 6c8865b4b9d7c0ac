import { computed } from 'nanostores'
import type { ElementTag } from '#elements/tags.ts'
import { configure } from '#shared/config/config.ts'
import { openDialog } from '#shared/dialogs/dialogs.ts'
import { isReady } from '#shared/element/events.ts'
import { wakeUp } from '#shared/element/sleep.ts'
import { $user } from '#shared/session/session.ts'
import { signOut } from '#shared/session/sign-out.ts'
import { elements, isElementTag } from './elements.ts'

export type SessionView = { readonly signedIn: boolean; readonly name: string }

const $session = computed($user, user => ({ signedIn: user !== null, name: user?.name ?? '' }))

export const session = {
  get: (): SessionView => $session.get(),
  subscribe: (listener: (session: SessionView) => void): (() => void) =>
    $session.subscribe(view => listener(view)),
  /** Signs out without a question. Unsent drafts stay for the next time. */
  signOut,
}

/** Resolves once the element shows its first content, which may be long after a `trade-error`. */
export function whenReady<Tag extends HTMLElement>(element: Tag): Promise<Tag> {
  if (isReady(element)) return Promise.resolve(element)
  wakeUp(element)
  return new Promise(resolve => {
    const hear = (event: Event): void => {
      // A nested element sends the same event about itself.
      if (event.composedPath()[0] !== element) return
      element.removeEventListener('trade-ready', hear)
      resolve(element)
    }
    element.addEventListener('trade-ready', hear)
  })
}

const OURS = 'trade'

type Options = {
  /** Replaces `trade` in `trade-company`: lowercase letters, digits and hyphens, such as `acme`. */
  prefix?: string
}

/** Loads and registers the named elements, or all. A prefix adds second names. Rejects an invalid name or prefix. */
export async function define(
  names: readonly string[] = Object.keys(elements),
  { prefix }: Options = {},
): Promise<void> {
  if (prefix !== undefined && !/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(prefix)) {
    throw new TypeError(`"${prefix}" is not a valid prefix. Use lowercase letters, digits and hyphens.`)
  }
  const tags = names.map(name => {
    if (!isElementTag(name))
      throw new TypeError(`There is no <${name}>. The elements are ${Object.keys(elements).join(', ')}.`)
    return name
  })
  await Promise.all(tags.map(tag => elements[tag]()))
  if (prefix !== undefined && prefix !== OURS)
    for (const tag of tags) alias(tag, `${prefix}${tag.slice(OURS.length)}`)
}

function alias(tag: ElementTag, name: string): void {
  const original = customElements.get(tag)
  if (original && !customElements.get(name)) customElements.define(name, class extends original {})
}

export const api = { configure, define, open: openDialog, session, whenReady }

export type PageApi = typeof api

declare global {
  interface Window {
    /** Defined as soon as the script has run, even before any other part of it has loaded. */
    readonly tradeWidgets: PageApi
  }
}
