import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { focusedName } from '../tools/focused-name.ts'
import { FormOnPage, forms } from '../tools/forms.ts'
import { withScript } from '../tools/script-page.ts'

// An RFQ in a modal of the page: our dialogs work above it, and closing one of them leaves the modal open.
const { open, tag } = withScript()

const RFQ = '<trade-rfq kind="product" item-id="1"><a href="/rfq">Ask for a price</a></trade-rfq>'
const inModal = `<div id="modal" role="dialog" aria-label="Ours"><button>Close ours</button>${RFQ}</div>`

/** Like focus-trap with its defaults: nothing outside can be pressed or focused. */
const FOCUS_TRAP = `
  for (const type of ['mousedown', 'touchstart', 'click']) document.addEventListener(type, event => {
    if (modal.contains(event.target)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }, true)
  document.addEventListener('focusin', event => {
    if (!modal.contains(event.target)) modal.querySelector('button').focus()
  }, true)
  document.addEventListener('keydown', event => event.key === 'Escape' && modal.remove())`

/** Like the dialog of Radix: a press outside closes it, and so does Escape, before anything inside receives it. */
const RADIX = `
  document.body.style.pointerEvents = 'none'
  modal.style.pointerEvents = 'auto'
  document.addEventListener('pointerdown', event => modal.contains(event.target) || modal.remove())
  document.addEventListener('focusin', event => modal.contains(event.target) || modal.remove())
  document.addEventListener('keydown', event => event.key === 'Escape' && modal.remove(), true)`

/** Like Magnific Popup: it listens for the release of the key. */
const KEY_UP = `document.addEventListener('keyup', event => event.key === 'Escape' && modal.remove())`

const ofBootstrap = (file: string): string =>
  fileURLToPath(new URL(`../../../../node_modules/bootstrap-5/dist/${file}`, import.meta.url))

async function showBootstrap(page: Page): Promise<void> {
  await page.addStyleTag({ path: ofBootstrap('css/bootstrap.min.css') })
  await page.addScriptTag({ path: ofBootstrap('js/bootstrap.bundle.min.js') })
  await page.evaluate("new bootstrap.Modal('#modal').show()")
}

type PageModal = { by: string; body: string; show?: (page: Page) => Promise<unknown> }

const modals: readonly PageModal[] = [
  { by: 'focus-trap', body: `${inModal}<script>${FOCUS_TRAP}</script>` },
  { by: 'Radix', body: `${inModal}<script>${RADIX}</script>` },
  { by: 'one that hears keyup', body: `${inModal}<script>${KEY_UP}</script>` },
  {
    by: 'Bootstrap',
    body: `<div class="modal" id="modal" tabindex="-1"><div class="modal-dialog"><div class="modal-content">${RFQ}</div></div></div>`,
    show: showBootstrap,
  },
  { by: 'the browser', body: `<dialog id="modal">${RFQ}</dialog><script>modal.showModal()</script>` },
]

async function opened({ body, show }: Pick<PageModal, 'body' | 'show'>) {
  const page = await open({ body: `${body}${tag()}` })
  await show?.(page)
  const rfq = new FormOnPage(page, 'product RFQ')
  const login = new FormOnPage(page, 'login')
  await rfq.button('Sign In').waitFor()
  return { page, rfq, login, isOpen: () => page.locator('#modal').isVisible() }
}

test.each(modals)('in the modal of $by, all of our dialogs work, and close without it', async modal => {
  const { page, rfq, login, isOpen } = await opened(modal)
  await rfq.fillIn()
  await rfq.button('Sign In').click()
  await login.button('Close').click()
  await login.within.waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toBe('Sign In')

  await page.keyboard.press('Enter')
  await login.field('Username').waitFor()
  await page.keyboard.press('Escape')
  await login.within.waitFor({ state: 'detached' })
  await expect.poll(() => focusedName(page)).toBe('Sign In')
  expect(await isOpen()).toBe(true)

  await rfq.button('Sign In').click()
  await login.fillIn()
  await page.keyboard.press('Enter')
  await login.within.waitFor({ state: 'detached' })
  expect(await rfq.field('Quantity').inputValue()).toBe(forms['product RFQ'].values.Quantity)

  await rfq.button().click()
  await rfq.question.waitFor()
  await page.keyboard.press('Escape')
  await rfq.question.waitFor({ state: 'detached' })
  expect(await isOpen()).toBe(true)
  await rfq.send()
  await rfq.closeSuccess()
  expect(await isOpen()).toBe(true)
})

test.each(modals)('in the modal of $by, a dialog leads to others', async modal => {
  const { page, rfq, login, isOpen } = await opened(modal)
  await rfq.button('Register').click()
  await new FormOnPage(page, 'register').button('Sign In').click()
  await login.button('Forgot password?').click()
  const recovery = new FormOnPage(page, 'recovery')
  await recovery.field('Email').fill(demoMembers.buyer)
  await recovery.button().click()
  await recovery.closeSuccess()
  await expect.poll(() => login.field('Username').inputValue()).toBe(demoMembers.buyer)
  await login.field('Password').fill(demoMembers.password)
  await login.button().click()
  await login.within.waitFor({ state: 'detached' })
  await rfq.button().waitFor()
  expect(await isOpen()).toBe(true)
  expect(await page.locator('trade-login, trade-register, trade-recovery').count()).toBe(0)
})

test('a login of the page is used if it is reachable, and not beside the modal', async () => {
  const own = '<trade-login id="outside"></trade-login>'
  const { page, rfq, login } = await opened({ body: `${own}${inModal}<script>${FOCUS_TRAP}</script>` })
  await rfq.signIn()
  await rfq.button('Sign In').waitFor({ state: 'detached' })
  expect(await page.locator('trade-login').count()).toBe(1)
  expect(await login.within.count()).toBe(0)
})

test.each([
  ['in the same modal', inModal.replace(RFQ, `${RFQ}<trade-login id="own"></trade-login>`)],
  ['on a page without modals', `${RFQ}<trade-login id="own"></trade-login>`],
])('the page’s own login opens, %s', async (_, body) => {
  const { page, rfq } = await opened({ body })
  await rfq.button('Sign In').click()
  await page.locator('#own[open]').waitFor({ state: 'attached' })
  expect(await page.locator('trade-login').count()).toBe(1)
})

test('a login keeps its typed text when the page removes the element that asked', async () => {
  const { page, rfq, login } = await opened({ body: inModal })
  await rfq.button('Sign In').click()
  await login.field('Username').fill(demoMembers.buyer)
  await page.evaluate("modal.innerHTML = 'Sold out'")
  expect(await login.field('Username').inputValue()).toBe(demoMembers.buyer)
  expect(await page.locator('trade-login dialog').evaluate(dialog => dialog.matches(':modal'))).toBe(true)
  await login.field('Password').fill(demoMembers.password)
  await page.keyboard.press('Enter')
  await page.locator('trade-login').waitFor({ state: 'detached' })
  await page.waitForFunction('tradeWidgets.session.get().signedIn')
})

test('a page that hides its modal once the RFQ is sent stays usable, and the alert is there when the modal returns', async () => {
  const hides = `<script>
    addEventListener('trade-rfq-sent', () => { modal.style.display = 'none' })
  </script>`
  const again = `<button onclick="modal.style.display = 'block'">Show ours</button>`
  const { page, rfq } = await opened({ body: `${again}${inModal}${hides}` })
  await rfq.signIn()
  await rfq.fillIn()
  await rfq.send()
  await page.locator('#modal').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Show ours' }).click()
  await rfq.closeSuccess()
})
