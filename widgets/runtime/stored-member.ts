export type StoredMember = { id: string; bearer: string }

/** Returns the signed-in member. If the session later turns out otherwise, that costs only one more request. */
export function storedMember(key: string, apiHost: string): StoredMember | undefined {
  try {
    const { id, token } = JSON.parse(localStorage.getItem(key) ?? '')
    const api = localStorage.getItem(`${key}:api`)
    return id > 0 && token.trim() && (!api || api === new URL(apiHost).origin)
      ? { id: `${id}`, bearer: `Bearer ${token}` }
      : undefined
  } catch {
    return undefined
  }
}
