import type { Page } from 'playwright-core'
import type { Market } from './market.ts'

// A page of host-demo/site/partner: a site as a partner would write it, on its own origin.

type Demo = {
  file: string
  ready: readonly string[]
  /** The steps of a visitor before any of our elements is there. */
  first?: (page: Page) => Promise<void>
}

export const press =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name, exact: true }).first().click()

export const demos: readonly Demo[] = [
  { file: 'valve-works.html', ready: ['trade-product', 'trade-rfq'] },
  { file: 'bootstrap.html', ready: ['trade-company'] },
  { file: 'chat.html', ready: [] },
  { file: 'search-box.html', ready: ['trade-search'] },
  { file: 'rfq-list.html', ready: ['trade-product', 'trade-product', 'trade-product', 'trade-rfq-list'] },
  { file: 'sidebar.html', ready: ['trade-search'] },
  { file: 'one-sign-in.html', ready: ['trade-inquiry', 'trade-rfq'] },
  { file: 'dark.html', ready: ['trade-product'] },
  { file: 'strict-policy.html', ready: ['trade-company', 'trade-product', 'trade-rfq'] },
  { file: 'tag-manager.html', ready: ['trade-rfq'] },
  { file: 'analytics.html', ready: ['trade-inquiry'] },
  { file: 'late.html', ready: ['trade-product'], first: press('Show details') },
  { file: 'dialog.html', ready: ['trade-rfq'], first: press('Ask for a price') },
  { file: 'shadow-root.html', ready: ['trade-product', 'trade-product'] },
  { file: 'frame.html', ready: ['trade-frame'] },
  { file: 'reordered.html', ready: ['trade-inquiry', 'trade-rfq', 'trade-rfq', 'trade-rfq'] },
]

type Log = { ready: string[]; failed: string[]; violations: string[] }

/** Opens a page of `partnerUrl`. Returns a function that reports the events of the page so far. */
export async function openDemo(partnerUrl: string, file: string, page: Page): Promise<() => Promise<Log>> {
  const demo = demos.find(each => each.file === file)
  if (!demo) throw new Error(`There is no demo ${file}`)
  await page.addInitScript(() => {
    const log: Log = { ready: [], failed: [], violations: [] }
    Object.assign(window, { log })
    const note = (list: string[]) => (event: Event) => {
      const [element] = event.composedPath()
      if (element instanceof Element) list.push(element.localName)
    }
    document.addEventListener('trade-ready', note(log.ready))
    document.addEventListener('trade-error', note(log.failed))
    document.addEventListener('securitypolicyviolation', event => {
      log.violations.push(`${event.violatedDirective} ${event.blockedURI}`)
    })
  })
  await page.goto(`${partnerUrl}/${file}`)
  await demo.first?.(page)
  return () => page.evaluate((): Log => Reflect.get(window, 'log'))
}

/** Opens pages in a window in which no element is far enough below to sleep. */
export const demoVisit =
  (market: () => Market) =>
  async (file: string): Promise<Page> => {
    const page = await market().visitor({ viewport: { width: 1280, height: 4000 } })
    await openDemo(market().partnerUrl, file, page)
    return page
  }
