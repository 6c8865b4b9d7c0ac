import type { Page } from 'playwright-core'

/** Returns the name of the focused element as a screen reader would say it, or 'nothing'. */
export function focusedName(page: Pick<Page, 'evaluate'>): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    if (!active || active === document.body) return 'nothing'
    const field = active.closest<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    const label = field?.labels?.[0]?.textContent
    const name =
      active.getAttribute('aria-label') ?? label ?? active.getAttribute('placeholder') ?? active.textContent
    return (name ?? '').replace(/\s+/g, ' ').trim()
  })
}

/** Presses Tab until an element of this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    const now = await focusedName(page)
    if (typeof name === 'string' ? now === name : name.test(now)) return
    passed.push(now)
  }
  throw new Error(`Tab never came to ${name}; it passed ${passed.join(' > ')}`)
}
