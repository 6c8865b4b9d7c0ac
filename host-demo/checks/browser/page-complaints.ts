import type { Page } from 'playwright-core'

/**
 * Collects the complaints of the page: uncaught errors, and errors and warnings in the console. A test removes those
 * that it expects and requires that none are left.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(`uncaught: ${error.message}`))
  page.on('console', message => {
    const level = message.type()
    if (level === 'error' || level === 'warning') {
      complaints.push(`console.${level}: ${message.text()} (${message.location().url})`)
    }
  })
  return complaints
}
