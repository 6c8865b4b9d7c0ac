import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { focusedName } from '../tools/focused-name.ts'
import { type FormName, FormOnPage, forms } from '../tools/forms.ts'
import { sharedMarket } from '../tools/market.ts'

// What a visitor types into a field as the server has written it is what is sent, and the focus stays in that field.
const market = sharedMarket()
afterEach(() => market().empty())

const KEPT = 'Draft saved on this device'
const drafted = ['product RFQ', 'service RFQ', 'inquiry', 'contact'] as const
const parts = {
  'any script': '**/chunks/*.js',
  'react-dom': '**/chunks/react-dom-*.js',
  requirements: '**/chunks/requirements-*.js',
} as const

/** Holds back a part of the scripts. Returns a function that lets it pass. */
async function hold(page: Page, part: keyof typeof parts): Promise<() => void> {
  let letPass = (): void => {}
  const held = new Promise<void>(resume => {
    letPass = resume
  })
  await page.route(parts[part], async route => {
    await held
    await route.continue()
  })
  return letPass
}

/** Leaves a draft in a form. */
async function withDraft(name: FormName, width = 1280): Promise<FormOnPage> {
  const page = await market().member(undefined, { viewport: { width, height: 800 } })
  const form = new FormOnPage(page, name)
  await form.open()
  await expect.poll(() => form.button().isEnabled()).toBe(true)
  await form.fillIn()
  await form.within.getByText(KEPT).waitFor()
  return form
}

/** Opens the form again, with a part of the scripts held back. */
async function reopen(form: FormOnPage, part: keyof typeof parts): Promise<() => void> {
  const letPass = await hold(form.page, part)
  await form.page.reload({ waitUntil: 'commit' })
  await form.field('Message').waitFor()
  return letPass
}

const isLive = (form: FormOnPage): Promise<void> =>
  form.page
    .locator('.trade-root[data-served]')
    .filter({ has: form.within })
    .first()
    .waitFor({ state: 'detached' })

const valuesOf = async (form: FormOnPage, labels: readonly string[]): Promise<string[]> =>
  Promise.all(labels.map(label => form.field(label).inputValue()))

describe.each([360, 1280])('%d px', width => {
  describe.each(['any script', 'react-dom'] as const)('before %s has loaded', part => {
    test.each(drafted)('%s: a message typed over a draft is sent as it was typed', async name => {
      const form = await withDraft(name, width)
      const { page } = form
      const letPass = await reopen(form, part)
      await form.field('Message').focus()
      const labels = Object.keys(forms[name].values)
      expect(await valuesOf(form, labels)).toEqual(Object.values(forms[name].values))
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('NEW te')
      letPass()
      await page.keyboard.type('xt: ')
      await isLive(form)
      expect(await focusedName(page)).toBe('Message')
      await page.keyboard.type('need 12')
      await form.within.getByText(KEPT).waitFor()
      const sent = page.waitForRequest(`**${forms[name].calls.create}*`)
      await form.send()
      const body = (await sent).postData() ?? ''
      expect(decodeURIComponent(body.replaceAll('+', ' '))).toContain('NEW text: need 12')
      expect(body).not.toContain('Labuan')
      await form.closeSuccess()
    })
  })
})

const ways: Readonly<Record<string, { act: (message: Locator) => Promise<void>; text: string }>> = {
  'only focused': { act: async () => {}, text: forms['product RFQ'].values.Message },
  emptied: { act: message => message.press('Delete'), text: '' },
  spoken: { act: message => message.page().keyboard.insertText('Ten pumps'), text: 'Ten pumps' },
  'cut and pasted': {
    act: async message => {
      await message.press('ControlOrMeta+x')
      await message.press('ControlOrMeta+v')
      await message.press('ControlOrMeta+v')
    },
    text: forms['product RFQ'].values.Message.repeat(2),
  },
  'filled in by the browser': {
    act: message =>
      message.evaluate(field => {
        if (field instanceof HTMLTextAreaElement) field.value = 'By the browser'
        for (const type of ['input', 'change'])
          field.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
      }),
    text: 'By the browser',
  },
  'filled in without events': {
    act: message =>
      message.evaluate(field => {
        if (field instanceof HTMLTextAreaElement) field.value = 'By an extension'
      }),
    text: 'By an extension',
  },
}

test('fields of one value keep what was typed into each before the page is live', async () => {
  const page = await market().member()
  const pass = await hold(page, 'any script')
  await page.goto('/product/1', { waitUntil: 'commit' })
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('12')
  await page.getByRole('combobox', { name: 'Unit' }).fill('m')
  pass()
  const link = page.getByRole('link', { name: 'Request Quotation' })
  await expect.poll(() => link.getAttribute('href')).toMatch(/\/rfqProduct\/1\?quantity=12&unit=m$/)

  await page.unroute(parts['any script'])
  const letPass = await hold(page, 'any script')
  const form = new FormOnPage(page, 'product RFQ')
  await page.goto('/rfqProduct/1', { waitUntil: 'commit' })
  await form.field('Unit').fill('m')
  await form.field('Needed by').fill('2027-01-31')
  letPass()
  await isLive(form)
  await form.fillIn()
  const sent = page.waitForRequest(`**${forms['product RFQ'].calls.create}*`)
  await form.send()
  const body = (await sent).postData() ?? ''
  expect(JSON.parse(body).rfqBody).toContain('Unit: m\nNeeded by: 2027-01-31')
  await form.closeSuccess()
})

test('a request waits for what was typed into a part that is not live yet', async () => {
  const page = await market().member()
  const letPass = await hold(page, 'requirements')
  const form = new FormOnPage(page, 'product RFQ')
  await page.goto('/rfqProduct/1', { waitUntil: 'commit' })
  await form.field('Unit').fill('m')
  await isLive(form)
  await form.fillIn()
  const sent = page.waitForRequest(`**${forms['product RFQ'].calls.create}*`)
  await form.button().click()
  letPass()
  await form.question.getByRole('button', { name: 'OK' }).click()
  expect(JSON.parse((await sent).postData() ?? '').rfqBody).toContain('Unit: m\n')
  await form.closeSuccess()
})

test.each(Object.entries(ways))('a draft that was %s before the page is live stays so', async (_, way) => {
  const form = await withDraft('product RFQ')
  const letPass = await reopen(form, 'any script')
  const message = form.field('Message')
  await message.focus()
  await message.press('ControlOrMeta+a')
  await way.act(message)
  letPass()
  await isLive(form)
  await form.within.getByText(KEPT).waitFor()
  expect(await valuesOf(form, ['Quantity', 'Message'])).toEqual(['4', way.text])
  expect(await focusedName(form.page)).toBe('Message')
  await form.page.reload()
  await isLive(form)
  await expect.poll(() => valuesOf(form, ['Quantity', 'Message'])).toEqual(['4', way.text])
})

describe('where no script fills in the draft', () => {
  async function reopenBare(form: FormOnPage): Promise<() => void> {
    await form.page.route(`**${forms['product RFQ'].path}`, async route => {
      const response = await route.fetch()
      const html = (await response.text()).replace(
        /<script>\((?:(?!<\/script>)[\s\S])*tradeFilledRoots[\s\S]*?<\/script>/,
        '',
      )
      await route.fulfill({ response, body: html })
    })
    const letPass = await reopen(form, 'any script')
    expect(await valuesOf(form, ['Quantity', 'Message'])).toEqual(['', ''])
    return letPass
  }

  test('nothing of the draft joins a message that was begun, and the draft comes back later', async () => {
    const form = await withDraft('product RFQ')
    const letPass = await reopenBare(form)
    await form.field('Message').pressSequentially('NEW')
    letPass()
    await isLive(form)
    await form.within.getByText(KEPT).waitFor()
    expect(await valuesOf(form, ['Quantity', 'Message'])).toEqual(['', 'NEW'])
    expect(await focusedName(form.page)).toBe('Message')
    await form.field('Quantity').fill('1')
    await form.send()
    await form.closeSuccess()
    await form.page.unrouteAll()
    await form.open()
    const { values } = forms['product RFQ']
    await expect
      .poll(() => valuesOf(form, ['Quantity', 'Message']))
      .toEqual([values.Quantity, values.Message])
  })

  test('the draft is offered beside a form in which the visitor has only put the caret', async () => {
    const form = await withDraft('product RFQ')
    const letPass = await reopenBare(form)
    await form.field('Message').focus()
    letPass()
    await isLive(form)
    await form.button('Show your earlier draft').click()
    const { values } = forms['product RFQ']
    expect(await valuesOf(form, ['Quantity', 'Message'])).toEqual([values.Quantity, values.Message])
  })

  test('the draft comes into a form that nobody has touched', async () => {
    const form = await withDraft('product RFQ')
    const letPass = await reopenBare(form)
    letPass()
    await isLive(form)
    const { values } = forms['product RFQ']
    await expect
      .poll(() => valuesOf(form, ['Quantity', 'Message']))
      .toEqual([values.Quantity, values.Message])
  })
})

test('the search box keeps the words that were typed over those of the address', async () => {
  const page = await market().visitor()
  const letPass = await hold(page, 'any script')
  await page.goto('/search?keyword=pump', { waitUntil: 'commit' })
  // The box is a combobox once its suggestions are shown.
  const menu = page.locator('trade-menu')
  const box = menu.getByRole('searchbox').or(menu.getByRole('combobox'))
  await box.focus()
  await box.press('ControlOrMeta+a')
  await page.keyboard.type('gate va')
  letPass()
  await page.locator('trade-menu .trade-root[data-served]').waitFor({ state: 'detached' })
  await page.keyboard.type('lve')
  expect(await box.inputValue()).toBe('gate valve')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?keyword=gate+valve')
})
