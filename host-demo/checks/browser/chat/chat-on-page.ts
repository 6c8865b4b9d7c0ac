import type { Locator, Page } from 'playwright-core'

export class ChatOnPage {
  readonly page: Page
  readonly field: Locator
  readonly log: Locator

  constructor(page: Page) {
    this.page = page
    this.field = page.getByPlaceholder('Write a message')
    this.log = page.getByRole('log')
  }

  /** Opens the conversation with the company or person of this name. */
  async open(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Open messages' }).click()
    await this.page.getByRole('button', { name }).click()
    await this.field.waitFor()
  }

  said(body: string): Locator {
    return this.log.getByText(body, { exact: true })
  }
}
