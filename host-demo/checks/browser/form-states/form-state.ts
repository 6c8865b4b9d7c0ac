import type { Locator, Page } from 'playwright-core'

/** A state of a form or dialog, and the steps of a user to reach it. */
export type FormState = {
  name: string
  path: string
  as: 'visitor' | 'member'
  /** The element that is in this state. */
  within: string
  reach(page: Page): Promise<unknown>
  /** The console message that this state causes by itself. */
  complaint?: string
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const text = (page: Page, said: string): Promise<void> =>
  page.getByText(said).filter({ visible: true }).first().waitFor()

/** Holds the answer forever. */
export const hold = (page: Page, call: string): Promise<unknown> => page.route(call, () => {})
export const fail = (page: Page, call: string, status = 500): Promise<unknown> =>
  page.route(call, route => route.fulfill({ status, json: { message: 'The disk is full' } }))
export const abort = (page: Page, call: string): Promise<unknown> => page.route(call, route => route.abort())
