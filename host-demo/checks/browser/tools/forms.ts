import { basename } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { demoMembers } from '#host-demo/api/demo-members.ts'
import { signIn } from './sign-in.ts'

/** One of the storefront's forms: its place, its fields, its question, and its calls. */
type FormDescription = {
  path: string
  /** The tag of its element. A dialog for visitors alone is opened as on a page of a partner. */
  tag: string
  opensByTag?: true
  /** Contains its fields, its button and its error box; by default the element itself. */
  within?: readonly ['form' | 'dialog', string]
  values: Readonly<Record<string, string>>
  withFile?: true
  button: string
  /** The question before it is sent. */
  question?: string
  /** Shows only after it was sent. */
  sent: readonly ['alertdialog' | 'dialog' | 'text', string]
  /** Paths, in the order of one submission. */
  calls: { upload?: string; create: string; notify?: string }
}

const message = 'Third-party inspection at your works,\nCIF Labuan.'

const quotation = {
  tag: 'trade-rfq',
  within: ['form', 'Request for quotation'],
  withFile: true,
  button: 'Send RFQ Now',
  question: 'Are you sure to submit your RFQ?',
  sent: ['alertdialog', 'RFQ sucessfully send'],
} as const

export const forms = {
  login: {
    path: '/login',
    tag: 'trade-login',
    within: ['dialog', 'Member Login'],
    values: { Username: demoMembers.buyer, Password: demoMembers.password },
    button: 'Sign In',
    sent: ['text', 'Welcome '],
    calls: { create: '/api/tenant/auth' },
  },
  register: {
    path: '/legal',
    tag: 'trade-register',
    opensByTag: true,
    within: ['dialog', 'Register as Our Member'],
    values: { Email: 'aina@buyer.test', Password: 'long enough', 'Repeat Password': 'long enough' },
    button: 'Register',
    sent: ['dialog', 'Member Login'],
    calls: { create: '/api/login/tenant/register' },
  },
  recovery: {
    path: '/legal',
    tag: 'trade-recovery',
    opensByTag: true,
    within: ['dialog', 'Password Recovery'],
    values: { Email: 'aina@buyer.test' },
    button: 'Recover Password',
    sent: ['alertdialog', 'Password Recovery'],
    calls: { create: '/api/Admin/password/recovery' },
  },
  contact: {
    path: '/contactUs',
    tag: 'trade-contact',
    within: ['form', 'Message to us'],
    values: { Name: 'Nur Aina', 'E-mail': 'aina@buyer.test', Message: message },
    button: 'Send a Message',
    sent: ['alertdialog', 'Message sent'],
    calls: { create: '/api/Admin/contact/us' },
  },
  newsletter: {
    path: '/legal',
    tag: 'trade-newsletter',
    values: { 'Your e-mail': 'aina@buyer.test' },
    button: 'Subscribe',
    sent: ['text', 'Successfully Subscribed'],
    calls: { create: '/api/public/newsletter/add' },
  },
  'product RFQ': {
    ...quotation,
    path: '/rfqProduct/1',
    values: { Quantity: '4', Message: message },
    calls: { upload: '/api/upload/Public/Products/Rfq/Doc', create: '/api/public/rfq/new2' },
  },
  'service RFQ': {
    ...quotation,
    path: '/rfqService/1',
    values: { Message: message },
    calls: { upload: '/api/upload/Public/Services/Rfq/Doc', create: '/api/public/rfq/new2' },
  },
  inquiry: {
    path: '/company/1/contactUs/4/subject/Ball%20valve',
    tag: 'trade-inquiry',
    within: ['form', 'Inquiry'],
    values: { Subject: 'Ball valve, 8 inch', Message: message },
    withFile: true,
    button: 'Send a Message',
    question: 'Are you sure to submit your inquiry?',
    sent: ['alertdialog', 'Inquiry sucessfully send'],
    calls: {
      upload: '/api/upload/Public/Inquiry/Doc',
      create: '/api/public/inquiry/new2',
      notify: '/api/public/Inquiry/Email',
    },
  },
} as const satisfies Record<string, FormDescription>

export type FormName = keyof typeof forms

/** A file to choose: the smallest that begins and ends like a PDF. */
export const pdf = {
  name: 'datasheet.rev2.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
}

type Around = Pick<Page, 'getByRole' | 'getByText' | 'locator'>

/** A form on a page, and the actions of its user. Login and register need a visitor, RFQ and inquiry a member. */
export class FormOnPage {
  readonly page: Page
  readonly #around: Around
  readonly #form: FormDescription
  readonly within: Locator
  /** Shows only after it was sent. */
  readonly success: Locator
  readonly error: Locator
  /** The question before it is sent. */
  readonly question: Locator

  /** @param around the frame that contains it, if any */
  constructor(page: Page, name: FormName, around: Around = page) {
    const form: FormDescription = forms[name]
    const [role, text] = form.sent
    this.page = page
    this.#around = around
    this.#form = form
    this.within = form.within
      ? around.getByRole(form.within[0], { name: form.within[1] })
      : around.locator(form.tag)
    this.success = role === 'text' ? around.getByText(text) : around.getByRole(role, { name: text })
    this.error = this.within.getByRole('alert')
    this.question = around.getByRole('alertdialog', { name: form.question ?? '' })
  }

  async open(): Promise<void> {
    const { path, tag, opensByTag } = this.#form
    await this.page.goto(path)
    if (!opensByTag) return
    await this.page.evaluate(name => {
      document.body.append(Object.assign(document.createElement(name), { open: true }))
    }, tag)
  }

  /** Scrolls to the element, which sleeps while it is far below the view, and waits until its form shows. */
  async show(): Promise<void> {
    await this.#around.locator(this.#form.tag).evaluate(element => element.scrollIntoView())
    await this.within.waitFor()
  }

  field(label: string): Locator {
    return this.within.getByLabel(label, { exact: true })
  }

  button(name: string = this.#form.button): Locator {
    return this.within.getByRole('button', { name, exact: true })
  }

  async fillIn(values: Readonly<Record<string, string>> = this.#form.values): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value)
  }

  file(name: string = pdf.name): Locator {
    return this.within.locator('.chosen').getByText(name, { exact: true })
  }

  /** @param file its content, or the path of a file on disk */
  async chooseFile(file: typeof pdf | string = pdf): Promise<void> {
    const name = typeof file === 'string' ? basename(file) : file.name
    await this.field('Upload File (.pdf)').setInputFiles(file)
    await this.file(name).waitFor()
  }

  /** Returns the field for files once it takes several, as with procurement. */
  async files(): Promise<Locator> {
    const field = this.within.locator('[type=file][multiple]')
    await field.waitFor({ state: 'attached' })
    return field
  }

  /** Presses the button and confirms if there is a question. */
  async send(): Promise<void> {
    await this.button().click()
    if (this.#form.question) await this.question.getByRole('button', { name: 'OK' }).click()
  }

  async closeSuccess(): Promise<void> {
    await this.success.getByRole('button', { name: 'OK' }).click()
    await this.success.waitFor({ state: 'detached' })
  }

  async signIn(email?: string): Promise<void> {
    await this.button('Sign In').click()
    await signIn(this.#around, email)
  }
}

/** Returns a pattern for `page.route` that matches the call with any query. */
export const callTo = (path: string): string => `**${path}*`
