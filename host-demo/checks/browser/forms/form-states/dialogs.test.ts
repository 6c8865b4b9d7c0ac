import type { Locator, Page } from 'playwright-core'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { callTo, type FormName, FormOnPage, forms } from '../../tools/forms.ts'
import { endSessionOf } from '../../tools/sign-in.ts'
import { abort, button, type FormState, fail, hold, testStates, text } from './form-state.ts'

type Reach = FormState['reach']
type Values = Readonly<Record<string, string>>

const inMenu = (page: Page, name: string): Locator =>
  page.locator('trade-menu').getByRole('button', { name, exact: true })

/** The steps of a storefront visitor to open each form; absent where the page shows the form by itself. */
const openers: Partial<Record<FormName, Reach>> = {
  login: page => inMenu(page, 'Sign In').click(),
  register: page => inMenu(page, 'Register').click(),
  recovery: async page => {
    await inMenu(page, 'Sign In').click()
    await button(page, 'Forgot password?').click()
  },
}

type Setup = {
  /** Runs before the form is opened. */
  before?: Reach
  complaint?: string
}

/** Returns the states of one form on one page, for a visitor. */
function statesOf(name: FormName, path = '/FAQ') {
  const call = callTo(forms[name].calls.create)
  const within = forms[name].tag
  const state = (state: string, reach: Reach, complaint?: string): FormState => ({
    name: `${name}: ${state}`,
    path,
    as: 'visitor',
    within,
    reach,
    ...(complaint && { complaint }),
  })
  const open = async (page: Page): Promise<FormOnPage> => {
    await openers[name]?.(page)
    const form = new FormOnPage(page, name)
    await form.within.waitFor()
    return form
  }
  /** The state after the form was filled in like this and sent: it shows the text `says`. */
  const sent = (label: string, values: Values, says: string, { before, complaint }: Setup = {}): FormState =>
    state(
      label,
      async page => {
        await before?.(page)
        const form = await open(page)
        await form.fillIn(values)
        await form.send()
        await text(page, says)
      },
      complaint,
    )
  return {
    state,
    sent,
    open,
    pending: (values: Values = forms[name].values): FormState =>
      sent('pending', values, 'Please Wait...', { before: page => hold(page, call) }),
    failing: (label: string, says: string, values: Values = forms[name].values): FormState =>
      sent(label, values, says, { before: page => fail(page, call), complaint: '500' }),
    unanswered: (label: string, says: string, values: Values = forms[name].values): FormState =>
      sent(label, values, says, { before: page => abort(page, call), complaint: 'ERR_FAILED' }),
  }
}

const login = statesOf('login')
const register = statesOf('register')
const recovery = statesOf('recovery')
const newsletter = statesOf('newsletter')
const contact = statesOf('contact', forms.contact.path)
const rfq = statesOf('product RFQ', forms['product RFQ'].path)

testStates([
  login.state('empty', login.open),
  login.sent('refused', { Username: 'nobody@buyer.test' }, 'Invalid Username or Password', {
    complaint: '400',
  }),
  login.pending(),
  login.unanswered('unreachable', 'cannot be reached'),
  login.sent('ends with the page', forms.login.values, 'It will end when you leave this page', {
    before: page => page.evaluate(() => localStorage.setItem('user', 'of another script')),
  }),
  {
    ...rfq.state(
      'expired, login open',
      async page => {
        const form = await rfq.open(page)
        await form.fillIn()
        await endSessionOf(page)
        await form.send()
        await form.button('Sign In').click()
        await page.locator('trade-login').getByText('Your session has ended').waitFor()
      },
      '401',
    ),
    as: 'member',
    within: forms.login.tag,
  },
  register.state('empty', register.open),
  register.sent('invalid', { Email: 'a@b.test' }, 'Password is empty'),
  register.sent('refused', { ...forms.register.values, Email: demoMembers.buyer }, 'already'),
  register.pending(),
  recovery.state('empty', recovery.open),
  recovery.sent('invalid', { Email: 'nobody' }, 'Email is not valid'),
  recovery.failing('failed', 'The disk is full'),
  recovery.pending(),
  recovery.sent('sent', forms.recovery.values, 'If this email is registered'),
  newsletter.sent('invalid', { 'Your e-mail': 'nobody' }, 'Email is not valid'),
  newsletter.failing('failed', 'The disk is full'),
  newsletter.pending(),
  newsletter.sent('thanked', forms.newsletter.values, 'Successfully Subscribed'),
  contact.sent('invalid', { Name: 'Nur Aina' }, 'Email is empty'),
  contact.state('draft kept', async page => {
    await (await contact.open(page)).fillIn({ Message: 'Please call me' })
    await text(page, 'Draft saved on this device')
  }),
  contact.pending(),
  contact.failing('refused', 'The disk is full'),
  contact.unanswered('may have arrived', 'may have arrived'),
  contact.state('cut short', async page => {
    await contact.pending().reach(page)
    await page.reload()
    await text(page, 'This page was closed before the server answered')
  }),
  contact.sent('sent', forms.contact.values, 'Message sent'),
  {
    name: 'help form: as it is',
    path: '/Help',
    as: 'visitor',
    within: 'trade-page',
    reach: page => page.getByRole('form').waitFor(),
  },
  {
    ...rfq.state('sign out asks about drafts', async page => {
      await (await rfq.open(page)).fillIn()
      await text(page, 'Draft saved on this device')
      await inMenu(page, 'Sign out').click()
      await page.getByRole('alertdialog', { name: 'Unsent drafts' }).waitFor()
    }),
    as: 'member',
    within: 'trade-menu',
  },
])
