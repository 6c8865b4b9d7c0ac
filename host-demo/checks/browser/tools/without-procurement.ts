import type { Page } from 'playwright-core'

/** Shows `path` as a host without procurement does, without the server-rendered content that includes it. */
export async function withoutProcurement(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async route => {
      const response = await route.fetch()
      const html = (await response.text())
        .replace(/(<trade-config[^>]*) procurement/, '$1')
        .replace(/<template shadowrootmode[\s\S]*?<\/template>/g, '')
        .replace(/<script [^>]*data-trade-replies>[\s\S]*?<\/script>/g, '')
      await route.fulfill({ response, body: html })
    },
  )
}
