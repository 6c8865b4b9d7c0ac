import type { Page } from 'playwright-core'

/** Milliseconds, so that a page that hangs does not hide the others. */
const PATIENCE = 5_000

/** Reports which of our elements on a page are undefined, asleep or busy, through all shadow roots. */
export async function unrestOf(page: Page): Promise<string> {
  const late = new Promise<string[]>(resolve => setTimeout(resolve, PATIENCE, ['the page does not answer']))
  const told = await Promise.race([page.evaluate(elementsNotReady), late]).catch(error => [String(error)])
  return `${page.url()}: ${told.join(', ') || 'no element of ours is undefined, asleep or busy'}`
}

/** Returns the main content of a page as a screen reader gets it, with the values of its fields. */
export const contentOf = (page: Page): Promise<string> =>
  page.locator('body').ariaSnapshot({ timeout: PATIENCE }).catch(String)

/** Runs in the page. */
function elementsNotReady(): string[] {
  const found: string[] = []
  const look = (parent: ParentNode): void => {
    for (const element of parent.querySelectorAll('*')) {
      if (element.localName.startsWith('trade-')) {
        const states = [
          element.matches(':not(:defined)') && 'not defined',
          element.shadowRoot?.querySelector('[data-asleep]') && 'asleep',
          element.shadowRoot?.querySelector('[aria-busy="true"]') && 'busy',
        ].filter(state => typeof state === 'string')
        const tag = (element.cloneNode() as Element).outerHTML.replace(/><\/.*/, '>').slice(0, 120)
        if (states.length > 0) found.push(`${tag} is ${states.join(' and ')}`)
      }
      if (element.shadowRoot) look(element.shadowRoot)
    }
  }
  look(document)
  return found
}
