import type { Locator, Page } from 'playwright-core'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { button, cut, type FormState, fail, hold, text } from './form-states.ts'
import { expire, tokenIn } from './sign-in.ts'

type Reach = FormState['reach']

const inMenu = (page: Page, name: string): Locator =>
  page.locator('trade-menu').getByRole('button', { name, exact: true })

/** Fills in what is named within an element, and sends it by its button. */
async function submit(
  page: Page,
  within: string,
  fields: Record<string, string>,
  name: string,
): Promise<void> {
  const element = page.locator(within)
  for (const [label, value] of Object.entries(fields)) {
    await element.getByLabel(label, { exact: true }).fill(value)
  }
  await element.getByRole('button', { name, exact: true }).first().click()
}

/** States of one element, on one page, of a visitor. */
const within =
  (element: string, form: string, path = '/FAQ') =>
  (name: string, reach: Reach, complaint?: string): FormState => ({
    name: `${form}: ${name}`,
    path,
    as: 'visitor',
    within: element,
    reach,
    ...(complaint && { complaint }),
  })

const login = within('trade-login', 'login')
const register = within('trade-register', 'register')
const recovery = within('trade-recovery', 'recovery')
const newsletter = within('trade-newsletter', 'newsletter')
const contact = within('trade-contact', 'contact', '/contactUs')

const AUTH = '**/api/tenant/auth'
const right = { Username: demoMembers.buyer, Password: demoMembers.password }
const letter = { Name: 'Nur Aina', 'E-mail': 'aina@buyer.test', Message: 'Please call me' }
const newMember = {
  Email: demoMembers.buyer,
  Password: 'long enough',
  'Repeat Password': 'long enough',
}

const openLogin = async (page: Page): Promise<void> => {
  await inMenu(page, 'Sign In').click()
  await page.getByRole('dialog', { name: 'Member Login' }).waitFor()
}
const openRegister = async (page: Page): Promise<void> => {
  await inMenu(page, 'Register').click()
  await page.getByRole('dialog', { name: 'Register as Our Member' }).waitFor()
}
const openRecovery = async (page: Page): Promise<void> => {
  await openLogin(page)
  await button(page, 'Forgot password?').click()
  await page.getByRole('dialog', { name: 'Password Recovery' }).waitFor()
}
const then =
  (open: Reach, element: string, fields: Record<string, string>, name: string, said: string): Reach =>
  async page => {
    await open(page)
    await submit(page, element, fields, name)
    await text(page, said)
  }
const signInWith = (fields: Record<string, string>, said: string): Reach =>
  then(openLogin, 'trade-login', fields, 'Sign In', said)
const registerWith = (fields: Record<string, string>, said: string): Reach =>
  then(openRegister, 'trade-register', fields, 'Register', said)
const recoverWith = (Email: string, said: string): Reach =>
  then(openRecovery, 'trade-recovery', { Email }, 'Recover Password', said)
const subscribe = (email: string, said: string): Reach =>
  then(async () => {}, 'trade-newsletter', { 'Your e-mail': email }, 'Subscribe', said)
const write = (fields: Record<string, string>, said: string): Reach =>
  then(async () => {}, 'trade-contact', fields, 'Send a Message', said)
const after =
  (first: (page: Page) => Promise<unknown>, next: Reach): Reach =>
  async page => {
    await first(page)
    await next(page)
  }

export const dialogStates: readonly FormState[] = [
  login('empty', openLogin),
  login('refused', signInWith({ Username: 'nobody@buyer.test' }, 'Invalid Username or Password'), '400'),
  login(
    'pending',
    after(page => hold(page, AUTH), signInWith(right, 'Please Wait...')),
  ),
  login(
    'unreachable',
    after(page => cut(page, AUTH), signInWith(right, 'cannot be reached')),
    'ERR_FAILED',
  ),
  login(
    'ends with the page',
    after(
      page => page.evaluate(() => localStorage.setItem('user', 'of another script')),
      signInWith(right, 'the session ends with this page'),
    ),
  ),
  {
    ...login(
      'expired',
      async page => {
        await page.getByLabel('Message').fill('Four')
        await page.getByLabel('Quantity').fill('4')
        await expire(await tokenIn(page), new URL(page.url()).origin)
        await button(page, 'Send RFQ Now').click()
        await button(page, 'OK').click()
        await page.locator('trade-rfq').getByRole('button', { name: 'Sign In' }).click()
        await page.locator('trade-login').getByText('Your session has ended').waitFor()
      },
      '401',
    ),
    path: '/rfqProduct/1',
    as: 'member',
  },
  register('empty', openRegister),
  register('invalid', registerWith({ Email: 'a@b.test' }, 'Password is empty')),
  register('refused', registerWith(newMember, 'already')),
  register(
    'pending',
    after(page => hold(page, '**/tenant/register'), registerWith(newMember, 'Please Wait...')),
  ),
  recovery('empty', openRecovery),
  recovery('invalid', recoverWith('nobody', 'Email is not valid')),
  recovery(
    'failed',
    after(page => fail(page, '**/recovery'), recoverWith('a@b.test', 'The disk is full')),
    '500',
  ),
  recovery(
    'pending',
    after(page => hold(page, '**/recovery'), recoverWith('a@b.test', 'Please Wait...')),
  ),
  recovery('sent', recoverWith('a@b.test', 'If this email is registered')),
  newsletter('invalid', subscribe('nobody', 'Email is not valid')),
  newsletter(
    'failed',
    after(page => fail(page, '**/newsletter/add'), subscribe('a@b.test', 'The disk is full')),
    '500',
  ),
  newsletter(
    'pending',
    after(page => hold(page, '**/newsletter/add'), subscribe('a@b.test', 'Please Wait...')),
  ),
  newsletter('thanked', subscribe('a@b.test', 'Successfully Subscribed')),
  contact('invalid', write({ Name: 'Nur Aina' }, 'Email is empty')),
  contact('draft kept', async page => {
    await page.locator('trade-contact').getByLabel('Message', { exact: true }).fill('Please call me')
    await text(page, 'Draft kept on this device')
  }),
  contact(
    'pending',
    after(page => hold(page, '**/contact/us'), write(letter, 'Please Wait...')),
  ),
  contact(
    'refused',
    after(page => fail(page, '**/contact/us'), write(letter, 'The disk is full')),
    '500',
  ),
  contact(
    'may have arrived',
    after(page => cut(page, '**/contact/us'), write(letter, 'may have arrived')),
    'ERR_FAILED',
  ),
  contact('cut short', async page => {
    await hold(page, '**/contact/us')
    await write(letter, 'Please Wait...')(page)
    await page.reload()
    await text(page, 'This page was closed while your message was being sent')
  }),
  contact('sent', write(letter, 'Message sent')),
  within('trade-page', 'help form', '/Help')('as it is', page => page.getByRole('form').waitFor()),
  {
    ...within(
      'trade-menu',
      'sign out',
      '/rfqProduct/1',
    )('asked about drafts', async page => {
      await page.getByLabel('Message').fill('Four')
      await text(page, 'Draft kept on this device')
      await inMenu(page, 'Sign out').click()
      await page.getByRole('alertdialog', { name: 'Unsent drafts' }).waitFor()
    }),
    as: 'member',
  },
]
