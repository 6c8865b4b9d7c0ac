import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { withScript } from '../tools/script-page.ts'

// On a page with its own shortcuts, keys that are typed into an element belong to the element.
const { tag, open } = withScript()

/**
 * The number of presses of the page's default button, the text in its own field, and the keys that its shortcuts
 * received.
 */
type Answered = { pressed: number; typed: string; heard: string[] }

const SCRIPT = `
  const heard = []
  let pressed = 0
  const [form, theirs] = [document.querySelector('#theirs'), document.querySelector('#theirs input')]
  // As @github/hotkey, Mousetrap and most scripts of pages check whether the user is typing.
  const isField = ({ target }) => /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable
  for (const type of ['keydown', 'keypress', 'keyup']) {
    document.addEventListener(type, event => {
      if (isField(event)) return
      heard.push(type + ' ' + event.key)
      if (event.type === 'keyup' || !['/', 's', 'c', 'Backspace', 'ArrowUp'].includes(event.key)) return
      event.preventDefault()
      theirs.focus()
    })
  }
  // As server frameworks make one form of a page, which answers Enter by its default button.
  form.addEventListener('keypress', event => {
    if (event.key !== 'Enter' || event.target.tagName === 'TEXTAREA') return
    event.preventDefault()
    form.querySelector('button').click()
  })
  form.querySelector('button').addEventListener('click', () => (pressed += 1))
  document.addEventListener('paste', event => {
    if (isField(event)) return
    event.preventDefault()
    theirs.value = event.clipboardData.getData('text')
  })
  document.addEventListener('trade-navigate', event => event.preventDefault())
`

/** Returns our elements inside the one big form of a page that has shortcuts. */
const amongShortcuts = (html: string): string =>
  `<form id="theirs"><input aria-label="Theirs"><button type="button">Save all</button>${html}</form><script>${SCRIPT}</script>`

const answered = (page: Page): Promise<Answered> =>
  page.evaluate(`({ pressed, typed: theirs.value, heard: heard.splice(0) })`)

const nothing = { pressed: 0, typed: '', heard: [] }
const RFQ = '<trade-rfq kind="product" item-id="1"></trade-rfq>'

const openAmong = (html: string, before?: (page: Page) => Promise<unknown>): Promise<Page> =>
  open({ head: tag('type="module"'), body: amongShortcuts(html) }, before)

describe('typed text arrives', () => {
  test.each([
    ['a text area', RFQ, 'Message'],
    ['a text field', '<trade-inquiry company-id="1"></trade-inquiry>', 'Subject'],
    ['an e-mail field', '<trade-newsletter></trade-newsletter>', /e-?mail/i],
    ['a search box', '<trade-menu></trade-menu>', 'Search the marketplace'],
    ['a chat', '<trade-chat company-id="1"></trade-chat>', /^Message to/],
    ['an element inside another', '<trade-company company-id="1" tab="4"></trade-company>', 'Message'],
  ])('in %s', async (name, html, label) => {
    const page = await openAmong(html)
    const field = page.getByLabel(label)
    // An e-mail field gives its value without a blank at its end, so it can't be redrawn with one.
    const text = name === 'an e-mail field' ? 'Need.seals@N/A' : 'Need seals N/A'
    await field.fill('')
    await field.press('End')
    await page.keyboard.type(`${text}s`)
    await page.keyboard.press('Backspace')
    await expect.poll(() => field.inputValue()).toBe(text)
    await page.keyboard.press('Enter')
    expect(await answered(page)).toEqual(nothing)
  })

  test('in a number field', async () => {
    const page = await openAmong(RFQ)
    await page.getByLabel('Quantity').focus()
    await page.keyboard.type('12')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('13')
    expect(await answered(page)).toEqual(nothing)
  })

  test('in a list of choices', async () => {
    const page = await openAmong('<trade-register open></trade-register>')
    const category = page.getByLabel('Category')
    // The dialog focuses its first field as soon as it is shown.
    await page.locator('trade-register').getByLabel('Email').and(page.locator(':focus')).waitFor()
    await category.press('c')
    await expect.poll(() => category.inputValue()).toBe('company')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => category.inputValue()).toBe('personal')
    expect(await answered(page)).toEqual(nothing)
  })

  test('a line break in a text area, with any modifier', async () => {
    const page = await openAmong(RFQ)
    const message = page.getByLabel('Message')
    await message.focus()
    await page.keyboard.type('Two')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('lines')
    expect(await message.inputValue()).toBe('Two\n\nlines')
    const { pressed } = await answered(page)
    expect(pressed).toBe(0)
  })

  test('with cut and paste', async () => {
    const page = await openAmong(RFQ)
    const message = page.getByLabel('Message')
    await message.fill('seals')
    // While a form becomes live it keeps a selection, but not one that the browser has not reported yet.
    await page.locator('trade-rfq .trade-root[data-served]').waitFor({ state: 'detached' })
    await message.press('ControlOrMeta+a')
    await message.press('ControlOrMeta+x')
    await expect.poll(() => message.inputValue()).toBe('')
    await message.press('ControlOrMeta+v')
    await expect.poll(() => message.inputValue()).toBe('seals')
    const { typed } = await answered(page)
    expect(typed).toBe('')
  })
})

test.each(['Enter', 'Space'])('%s presses our button, not the page’s', async key => {
  const page = await openAmong(RFQ)
  await page.getByRole('button', { name: 'Sign In' }).press(key)
  await page.getByRole('dialog', { name: 'Member Login' }).waitFor()
  expect(await answered(page)).toEqual(nothing)
})

test('Enter in a dialog signs in, and the page does not react', async () => {
  const page = await openAmong(RFQ)
  await page.getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog', { name: 'Member Login' })
  await dialog.getByLabel('Username').fill(demoMembers.buyer)
  await dialog.getByLabel('Password', { exact: true }).fill(demoMembers.password)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await answered(page)).toEqual(nothing)
})

describe('the page hears', () => {
  /** Opens a hydrated page: until React has hydrated, it keeps keys to itself. */
  const openReady = async (): Promise<Page> => {
    const page = await openAmong(RFQ)
    await page.evaluate(async () => {
      const element = document.querySelector<HTMLElement>('trade-rfq')
      if (element) await window.tradeWidgets.whenReady(element)
    })
    return page
  }

  test('Escape, Tab, F keys and its own combinations', async () => {
    const page = await openReady()
    for (const key of ['Escape', 'F2', 'Control+k', 'Alt+s', 'Tab']) {
      await page.getByLabel('Message').press(key)
    }
    const { heard } = await answered(page)
    const down = heard.filter(each => each.startsWith('keydown')).map(each => each.slice('keydown '.length))
    expect(down).toEqual(['Escape', 'F2', 'Control', 'k', 'Alt', 's', 'Tab'])
  })

  test('its shortcuts while our link has the focus', async () => {
    const page = await openReady()
    await page.locator('trade-rfq').getByRole('link').first().press('s')
    await expect
      .poll(() => page.getByLabel('Theirs').evaluate(field => field === document.activeElement))
      .toBe(true)
  })

  test('the keyup of each key whose keydown it has heard, and of no other', async () => {
    const page = await openReady()
    const message = page.getByLabel('Message')
    await message.focus()
    await page.keyboard.down('Control')
    await page.keyboard.down('k')
    await page.keyboard.up('Control')
    await page.keyboard.up('k')
    expect((await answered(page)).heard).toEqual(['keydown Control', 'keydown k', 'keyup Control', 'keyup k'])
    await page.keyboard.down('x')
    await page.keyboard.down('Control')
    await page.keyboard.up('x')
    await page.keyboard.up('Control')
    expect((await answered(page)).heard).toEqual(['keydown Control', 'keyup Control'])
  })
})
