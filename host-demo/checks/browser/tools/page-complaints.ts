import type { Page } from 'playwright-core'

/** Collects uncaught errors, and errors and warnings in the console. */
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
