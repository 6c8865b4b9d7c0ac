import type { Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { type FormName, FormOnPage, forms } from './forms.ts'
import { sharedMarket } from './market.ts'

// What a visitor types into a field as the server has written it is what is sent, and the focus stays in that field.
const market = sharedMarket()
afterEach(() => market().empty())

const KEPT = 'Draft saved on this device'

/** Holds back the scripts of a page. Returns a function that lets them pass. */
async function holdScripts(page: Page, part: string): Promise<() => void> {
  let letPass = (): void => {}
  const held = new Promise<void>(resume => {
    letPass = resume
  })
  await page.route(part, async route => {
    await held
    await route.continue()
  })
  return letPass
}

/** Returns the label of the focused field, in any shadow root. */
const focusedField = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    return focused instanceof HTMLTextAreaElement || focused instanceof HTMLInputElement
      ? focused.labels?.[0]?.textContent
      : focused?.outerHTML.slice(0, 200)
  })

const scripts = { 'any script': '**/chunks/*.js', 'react-dom': '**/chunks/react-dom-*.js' } as const

/** Leaves a draft, and returns the page that shows the form again while the scripts are held back. */
async function withDraft(name: FormName, part: string, width: number) {
  const page = await market().member(undefined, { viewport: { width, height: 800 } })
  const form = new FormOnPage(page, name)
  await form.open()
  await expect.poll(() => form.button().isEnabled()).toBe(true)
  await form.fillIn()
  await form.within.getByText(KEPT).waitFor()
  const letPass = await holdScripts(page, part)
  await page.reload({ waitUntil: 'commit' })
  await form.field('Message').waitFor()
  return { page, form, letPass }
}

describe.each([360, 1280])('%d px', width => {
  for (const [when, part] of Object.entries(scripts))
    test.each(['product RFQ', 'service RFQ', 'inquiry', 'contact'] as const)(
      `%s: a message typed over a draft before ${when} has loaded is sent as it is`,
      async name => {
        const { page, form, letPass } = await withDraft(name, part, width)
        const message = form.field('Message')
        await message.focus()
        for (const [label, text] of Object.entries(forms[name].values))
          expect(await form.field(label).inputValue()).toBe(text)
        await message.press('ControlOrMeta+a')
        await page.keyboard.type('NEW te')
        letPass()
        await expect.poll(() => form.button().isEnabled()).toBe(true)
        await form.within.getByText(KEPT).waitFor()
        expect(await focusedField(page)).toBe('Message')
        await page.keyboard.type('xt: need 12')
        expect(await message.inputValue()).toBe('NEW text: need 12')
      },
    )
})
