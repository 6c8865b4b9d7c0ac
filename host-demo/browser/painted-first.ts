import type { JSHandle, Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { withScript } from './script-page.ts'
import { userOf } from './sign-in.ts'

export const FIRST = /\/chunks\/.*\.first-/
// What both have comes with either.
export const REST = /\/chunks\/(?!.*\.first-|base-|.*-both-|details-)/

export const SEARCH = '<trade-search keyword="valve"></trade-search>'
export const PRODUCT = '<trade-product product-id="1"></trade-product>'
export const RFQ = '<trade-rfq kind="product" item-id="1"></trade-rfq>'
/** Of the product. */
export const NAME = /API 6D/

export type Given = {
  html: string
  lang?: string
  settings?: string
  before?: (page: Page) => Promise<unknown>
}

/** For the tests of a file: pages of sellers, which note what our elements say. */
export function withFirstFiles() {
  const { market, tag, open: openPage } = withScript()

  async function open({ html, lang = 'en', settings = '', before }: Given): Promise<Page> {
    return openPage({ lang, head: tag(`type="module" ${settings}`), body: html }, async page => {
      page.setDefaultTimeout(60_000)
      await page.addInitScript(() => {
        const said: string[] = []
        Object.assign(window, { said })
        for (const name of ['trade-ready', 'trade-error', 'trade-navigate'] as const) {
          addEventListener(name, event => {
            said.push(event.type)
            event.preventDefault()
          })
        }
      })
      await before?.(page)
    })
  }

  /** A page on which everything but the first file waits until `goOn` is called. */
  async function openPainted(
    given: Given,
  ): Promise<{ page: Page; goOn(): Promise<void>; content: JSHandle }> {
    let letPass = (): void => {}
    const held = new Promise<void>(resume => {
      letPass = resume
    })
    const page = await open({
      ...given,
      async before(page) {
        await given.before?.(page)
        await page.route(REST, async route => {
          await held
          await route.fallback()
        })
      },
    })
    await root(page).waitFor()
    const content = await root(page).evaluateHandle(element => element.firstElementChild)
    return {
      page,
      content,
      async goOn() {
        letPass()
        await expect.poll(() => isLive(page)).toBe(true)
      },
    }
  }

  async function signIn(page: Page): Promise<void> {
    const user = await userOf(demoMembers.buyer, market().url)
    await page.addInitScript(value => localStorage.setItem('trade-widgets:user', value), JSON.stringify(user))
  }

  return { market, open, openPainted, signIn }
}

export const said = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'said'))

const root = (page: Page) => page.locator('.trade-root').first()

/** React leaves its mark on what it holds. */
const isLive = (page: Page): Promise<boolean> =>
  root(page).evaluate(({ firstElementChild }) =>
    Object.keys(firstElementChild ?? {}).some(key => key.startsWith('__react')),
  )
