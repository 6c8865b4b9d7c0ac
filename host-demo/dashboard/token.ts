/**
 * The token that the storefront opens this page with (spec section 1). It leaves the address at once, lives as long as
 * the tab, and goes nowhere but into the Authorization header.
 */
const key = 'trade-dashboard:token'

let held = ''

/** Takes a token out of the address, else the one of before a reload. Blocked storage only costs the reload. */
export function takeToken(): void {
  const address = new URL(location.href)
  const given = address.searchParams.get('token')
  if (address.searchParams.has('token')) {
    address.searchParams.delete('token')
    history.replaceState(history.state, '', address)
  }
  held = given || stored() || ''
  store(held)
}

export const token = () => held

/** The server no longer knows it. */
export function dropToken(): void {
  held = ''
  store('')
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function store(value: string): void {
  try {
    if (value) sessionStorage.setItem(key, value)
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked or full: the token lives in memory until the page is left.
  }
}
