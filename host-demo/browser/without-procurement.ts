import type { Page } from 'playwright-core'

/** From now on this page shows `path` of the storefront as a host that has no procurement does. */
export async function withoutProcurement(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async route => {
      const response = await route.fetch()
      const html = (await response.text()).replace(/(<trade-config[^>]*) procurement/, '$1')
      await route.fulfill({ response, body: html })
    },
  )
}
