import { computed } from 'nanostores'
import { $config } from '#shared/config/config.ts'
import { readUser } from '#shared/session/user.ts'

/** Who is signed in, as it is stored for this API. */
export const $user = computed($config, ({ storageKey, apiHost }) => {
  const api = localStorage.getItem(`${storageKey}:api`)
  return !api || api === new URL(apiHost).origin
    ? readUser(localStorage.getItem(storageKey) ?? undefined)
    : null
})

export const $session = computed($user, user => (user ? { at: 'member', user } : { at: 'visitor' }))
