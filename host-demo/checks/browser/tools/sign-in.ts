import type { Page } from 'playwright-core'
import { demoMembers } from '#host-demo/api/demo-members.ts'

/** The demo members' names, as the header greets them. */
export const names = { buyer: 'Aisyah Rahman', seller: 'Daniel Lim' } as const

/** Fills in the login dialog that is open or about to open, on a page or in a frame, and waits until it closes. */
export async function signIn(
  page: Pick<Page, 'getByRole'>,
  email: string = demoMembers.buyer,
  password: string = demoMembers.password,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Member Login' })
  await dialog.getByLabel('Username').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Signs a demo member in without a page, and returns the token. */
export async function tokenOf(email: string, url: string): Promise<string> {
  const { password } = demoMembers
  const body = new URLSearchParams({ username: email, password, grant_type: 'password' })
  const answer = await fetch(`${url}/api/tenant/auth`, { method: 'POST', body })
  return ((await answer.json()) as { access_token: string }).access_token
}

/** Returns a member as the storefront stores one, with a new token. */
export async function userOf(email: string, url: string): Promise<unknown> {
  const token = await tokenOf(email, url)
  const detail = await fetch(`${url}/api/login/userdetail`, { headers: { authorization: `Bearer ${token}` } })
  const found = (await detail.json()) as { UserId: number; Name: string; ImageURL: string; Email: string }
  return { id: found.UserId, name: found.Name, image: found.ImageURL, token, email: found.Email }
}

/** Signs out by the menu. Unsent drafts are kept. */
export async function signOut(page: Page): Promise<void> {
  const menu = page.locator('trade-menu')
  const keep = menu.getByRole('button', { name: 'Keep them and sign out' })
  const signedOut = menu.getByRole('button', { name: 'Sign In', exact: true })
  await menu.getByRole('button', { name: 'Sign out', exact: true }).click()
  await keep.or(signedOut).first().waitFor()
  if (await keep.isVisible()) await keep.click()
  await signedOut.waitFor()
}

/** Returns the token of this page's member. */
export function tokenIn(page: Page, storageKey = 'user'): Promise<string> {
  return page.evaluate(key => JSON.parse(localStorage.getItem(key) ?? '{}')?.token ?? '', storageKey)
}

/** Returns true if the server still accepts a token. */
export async function isTokenValid(token: string, url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/login/userdetail`, { headers: { authorization: `Bearer ${token}` } })
  return answer.ok
}

/** Ends the session of a page whose first reads are done. A later one would tell the page before it sends anything. */
export async function endSessionOf(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await endSession(await tokenIn(page), new URL(page.url()).origin)
}

/** Ends the session at the server without telling any page. */
export async function endSession(token: string, url: string): Promise<void> {
  await fetch(`${url}/api/login/signout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
}
