import type { Page } from 'playwright-core'

/** Answers requests for the pictures that made-up replies name and no server has. */
export async function answerMadeUpPictures(page: Page): Promise<void> {
  await page.route('**/pictures/*', route =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
}
