import type { Page } from 'playwright-core'
import { demoMembers } from '#host-demo/api/demo-members.ts'

/** Fills in the login dialog that is open, or about to be, and waits until it is over. */
export async function signIn(page: Page, email: string = demoMembers.buyer): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Member Login' })
  await dialog.getByLabel('Username').fill(email)
  await dialog.getByLabel('Password').fill(demoMembers.password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
  await dialog.waitFor({ state: 'detached' })
}
