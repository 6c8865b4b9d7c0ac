import type { Locator, Page } from 'playwright-core'

/** One of the storefront's forms, as a user meets it. */
export type FormOnPage = {
  page: Page
  /** Goes to where the form is and brings it up, empty. */
  open(): Promise<void>
  /** Around its fields, its button and its error box. */
  within: Locator
  /** What its button says. */
  button: string
  /** What is asked before it is sent. */
  question?: string
  /** What shows when it was sent, and only then. */
  success: Locator
}

export type FormName =
  | 'login'
  | 'register'
  | 'recovery'
  | 'contact'
  | 'newsletter'
  | 'product RFQ'
  | 'service RFQ'
  | 'inquiry'

export const inquirySubject = 'Ball valves 6"'

/** The form of this name on this page. Login and register need a visitor; RFQ and inquiry a member. */
export function formOn(page: Page, name: FormName): FormOnPage {
  return { page, ...places[name](page) }
}

const places: Record<FormName, (page: Page) => Omit<FormOnPage, 'page'>> = {
  login: page => ({
    open: () => visit(page, '/login'),
    within: page.getByRole('dialog', { name: 'Member Login' }),
    button: 'Sign In',
    success: page.getByText('Welcome '),
  }),
  register: page => ({
    open: () => summon(page, 'trade-register'),
    within: page.getByRole('dialog', { name: 'Register as Our Member' }),
    button: 'Register',
    success: page.getByRole('dialog', { name: 'Member Login' }),
  }),
  recovery: page => ({
    open: () => summon(page, 'trade-recovery'),
    within: page.getByRole('dialog', { name: 'Password Recovery' }),
    button: 'Recover Password',
    success: page.getByRole('alertdialog', { name: 'Password Recovery' }),
  }),
  contact: page => ({
    open: () => visit(page, '/contactUs'),
    within: page.getByRole('form', { name: 'Message to us' }),
    button: 'Send a Message',
    success: page.getByRole('alertdialog', { name: 'Message sent' }),
  }),
  newsletter: page => ({
    open: () => visit(page, '/legal'),
    within: page.locator('trade-newsletter'),
    button: 'Subscribe',
    success: page.getByText('Successfully Subscribed'),
  }),
  'product RFQ': page => rfqAt(page, '/rfqProduct/1'),
  'service RFQ': page => rfqAt(page, '/rfqService/1'),
  inquiry: page => ({
    open: () => visit(page, `/company/1/contactUs/4/subject/${encodeURIComponent(inquirySubject)}`),
    within: page.getByRole('form', { name: 'Inquiry' }),
    button: 'Send a Message',
    question: 'Are you sure to submit your inquiry?',
    success: page.getByRole('alertdialog', { name: 'Inquiry sucessfully send' }),
  }),
}

function rfqAt(page: Page, path: string): Omit<FormOnPage, 'page'> {
  return {
    open: () => visit(page, path),
    within: page.getByRole('form', { name: 'Request for quotation' }),
    button: 'Send RFQ Now',
    question: 'Are you sure to submit your RFQ?',
    success: page.getByRole('alertdialog', { name: 'RFQ sucessfully send' }),
  }
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
}

/** As a page of a partner does: the storefront offers these dialogs to visitors alone. */
async function summon(page: Page, tag: string): Promise<void> {
  await visit(page, '/legal')
  await page.evaluate(name => {
    document.body.append(Object.assign(document.createElement(name), { open: true }))
  }, tag)
}

/** Where it says what is wrong. */
export const problemOf = ({ within }: FormOnPage): Locator => within.getByRole('alert')

/** Fills in the fields of these labels. */
export async function fillIn({ within }: FormOnPage, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await within.getByLabel(label, { exact: true }).fill(value)
  }
}

export const press = ({ within, button }: FormOnPage): Promise<void> =>
  within.getByRole('button', { name: button, exact: true }).click()

/** Presses the button and says yes where that is asked. */
export async function send(form: FormOnPage): Promise<void> {
  await press(form)
  if (form.question === undefined) return
  await form.page
    .getByRole('alertdialog', { name: form.question })
    .getByRole('button', { name: 'OK' })
    .click()
}
