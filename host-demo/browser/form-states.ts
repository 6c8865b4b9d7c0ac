import type { Locator, Page } from 'playwright-core'
import { pdf } from './pdf.ts'

/** A state of a form or dialog, and how a user gets there. */
export type FormState = {
  name: string
  path: string
  as: 'visitor' | 'member'
  /** The element that is in this state. */
  within: string
  reach(page: Page): Promise<unknown>
  /** What the console says of it by itself. */
  complaint?: string
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const text = (page: Page, said: string): Promise<void> =>
  page.getByText(said).filter({ visible: true }).first().waitFor()

/** The answer never comes. */
export const hold = (page: Page, call: string): Promise<unknown> => page.route(call, () => {})
export const fail = (page: Page, call: string, status = 500): Promise<unknown> =>
  page.route(call, route => route.fulfill({ status, json: { message: 'The disk is full' } }))
export const cut = (page: Page, call: string): Promise<unknown> => page.route(call, route => route.abort())

type Ask = {
  form: string
  path: string
  within: string
  fields: readonly string[]
  button: string
  question: string
  sent: string
  upload: string
  create: string
  notify?: string
}

const asks: readonly Ask[] = [
  {
    form: 'RFQ',
    path: '/rfqProduct/1',
    within: 'trade-rfq',
    fields: ['Quantity', 'Message'],
    button: 'Send RFQ Now',
    question: 'Are you sure to submit your RFQ?',
    sent: 'RFQ sucessfully send',
    upload: '**/Products/Rfq/Doc',
    create: '**/rfq/new2*',
  },
  {
    form: 'inquiry',
    path: '/company/1/contactUs/4/subject/Ball%20valve',
    within: 'trade-inquiry',
    fields: ['Subject', 'Message'],
    button: 'Send a Message',
    question: 'Are you sure to submit your inquiry?',
    sent: 'Inquiry sucessfully send',
    upload: '**/Inquiry/Doc',
    create: '**/inquiry/new2',
    notify: '**/Inquiry/Email',
  },
]

function statesOf({ notify, ...ask }: Ask): FormState[] {
  const form = (page: Page): Locator => page.locator(`${ask.within} form`)
  const fillIn = async (page: Page): Promise<void> => {
    for (const field of ask.fields) await form(page).getByLabel(field).fill('4')
    await text(page, 'Draft kept on this device')
  }
  const choose = async (page: Page): Promise<void> => {
    await form(page).getByLabel('Upload File (.pdf)').setInputFiles(pdf)
    await text(page, pdf.name)
  }
  const confirm = async (page: Page): Promise<void> => {
    await button(page, ask.button).click()
    await page.getByRole('alertdialog', { name: ask.question }).waitFor()
  }
  const send = async (page: Page): Promise<void> => {
    await fillIn(page)
    await choose(page)
    await confirm(page)
    await button(page, 'OK').click()
  }
  const state = (name: string, reach: FormState['reach'], complaint?: string): FormState => ({
    name: `${ask.form}: ${name}`,
    path: ask.path,
    as: name === 'signed out' ? 'visitor' : 'member',
    within: ask.within,
    reach,
    ...(complaint && { complaint }),
  })
  const notNotified = async (page: Page): Promise<void> => {
    if (notify) await fail(page, notify)
    await send(page)
    await text(page, 'This was saved')
  }
  return [
    ...(notify ? [state('notification failed', notNotified, '500')] : []),
    state('signed out', page => text(page, 'Please login before submitting RFQ or Inquiry')),
    state('editing, draft kept', fillIn),
    state('invalid', async page => {
      await form(page).getByLabel('Message').fill(' ')
      await button(page, ask.button).click()
      await text(page, ' is empty')
    }),
    state('file chosen', choose),
    state('file refused', async page => {
      const picture = { ...pdf, buffer: Buffer.from('no PDF') }
      await form(page).getByLabel('Upload File (.pdf)').setInputFiles(picture)
      await text(page, 'This file is not a PDF')
    }),
    state('confirming', async page => {
      await fillIn(page)
      await confirm(page)
    }),
    state('uploading', async page => {
      await hold(page, ask.upload)
      await send(page)
      await button(page, 'Cancel Upload').last().waitFor()
      await page.getByRole('progressbar').waitFor()
    }),
    state('sending', async page => {
      await hold(page, ask.create)
      await send(page)
      await page.getByRole('progressbar').waitFor({ state: 'detached' })
      await text(page, 'Please wait a second!')
    }),
    state(
      'upload failed',
      async page => {
        await fail(page, ask.upload)
        await send(page)
        await text(page, 'nothing was sent')
      },
      '500',
    ),
    state(
      'create failed',
      async page => {
        await fail(page, ask.create)
        await send(page)
        await text(page, 'This could not be sent')
      },
      '500',
    ),
    state(
      'may have arrived',
      async page => {
        await cut(page, ask.create)
        await send(page)
        await text(page, 'this may have arrived')
      },
      'ERR_FAILED',
    ),
    state(
      'session ended',
      async page => {
        await fail(page, ask.create, 401)
        await send(page)
        await text(page, 'Your session has ended')
      },
      '401',
    ),
    state('sent', async page => {
      await send(page)
      await page.getByRole('alertdialog', { name: ask.sent }).waitFor()
    }),
    state('file to be chosen again', async page => {
      await fillIn(page)
      await choose(page)
      await page.reload()
      await text(page, `Please choose ${pdf.name} again`)
    }),
    state('cut short', async page => {
      await hold(page, ask.create)
      await send(page)
      await page.getByRole('progressbar').waitFor({ state: 'detached' })
      await text(page, 'Please wait a second!')
      await page.reload()
      await text(page, 'This page was closed while this was being sent')
    }),
  ]
}

export const askingStates: readonly FormState[] = asks.flatMap(statesOf)
