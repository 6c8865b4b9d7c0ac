import type { Page } from 'playwright-core'
import { callTo, FormOnPage, forms, pdf } from '../../tools/forms.ts'
import { abort, button, type FormState, fail, hold, testStates, text } from './form-state.ts'

/** Returns the states of an RFQ or an inquiry. */
function statesOf(name: 'product RFQ' | 'inquiry'): FormState[] {
  const { path, tag, calls } = forms[name]
  const upload = callTo(calls.upload)
  const create = callTo(calls.create)
  const formOn = (page: Page): FormOnPage => new FormOnPage(page, name)
  const fillIn = async (page: Page): Promise<void> => {
    await formOn(page).fillIn()
    await text(page, 'Draft saved on this device')
  }
  const confirm = async (page: Page): Promise<void> => {
    await formOn(page).button().click()
    await formOn(page).question.waitFor()
  }
  const send = async (page: Page): Promise<void> => {
    await fillIn(page)
    await formOn(page).chooseFile()
    await formOn(page).send()
  }
  const state = (state: string, reach: FormState['reach'], complaint?: string): FormState => ({
    name: `${name}: ${state}`,
    path,
    as: state === 'signed out' ? 'visitor' : 'member',
    within: tag,
    reach,
    ...(complaint && { complaint }),
  })
  return [
    state('signed out', page => text(page, 'Please login before submitting RFQ or Inquiry')),
    state('editing, draft kept', fillIn),
    state('invalid', async page => {
      await formOn(page).fillIn({ Message: ' ' })
      await formOn(page).button().click()
      await text(page, ' is empty')
    }),
    state('file chosen', page => formOn(page).chooseFile()),
    state('file refused', async page => {
      const picture = { ...pdf, buffer: Buffer.from('no PDF') }
      await formOn(page).field('Upload File (.pdf)').setInputFiles(picture)
      await text(page, 'This file is not a PDF')
    }),
    state('confirming', async page => {
      await fillIn(page)
      await confirm(page)
    }),
    state('uploading', async page => {
      await hold(page, upload)
      await send(page)
      await button(page, 'Cancel Upload').last().waitFor()
      await page.getByRole('progressbar').waitFor()
    }),
    state('sending', async page => {
      await hold(page, create)
      await send(page)
      await page.getByRole('progressbar').waitFor({ state: 'detached' })
      await text(page, 'Please wait a second!')
    }),
    state(
      'upload failed',
      async page => {
        await fail(page, upload)
        await send(page)
        await text(page, 'nothing was sent')
      },
      '500',
    ),
    state(
      'create failed',
      async page => {
        await fail(page, create)
        await send(page)
        await text(page, 'This could not be sent')
      },
      '500',
    ),
    state(
      'may have arrived',
      async page => {
        await abort(page, create)
        await send(page)
        await text(page, 'this may have arrived')
      },
      'ERR_FAILED',
    ),
    state(
      'session ended',
      async page => {
        await fail(page, create, 401)
        await send(page)
        await text(page, 'Your session has ended')
      },
      '401',
    ),
    state('sent', async page => {
      await send(page)
      await formOn(page).success.waitFor()
    }),
    state('file to be chosen again', async page => {
      await fillIn(page)
      await formOn(page).chooseFile()
      await page.reload()
      await text(page, `Please choose ${pdf.name} again`)
    }),
    state('cut short', async page => {
      await hold(page, create)
      await send(page)
      await page.getByRole('progressbar').waitFor({ state: 'detached' })
      await text(page, 'Please wait a second!')
      await page.reload()
      await text(page, 'This page was closed before the server answered')
    }),
  ]
}

testStates([
  ...statesOf('product RFQ'),
  ...statesOf('inquiry'),
  {
    name: 'inquiry: notification failed',
    path: forms.inquiry.path,
    as: 'member',
    within: forms.inquiry.tag,
    async reach(page) {
      await fail(page, callTo(forms.inquiry.calls.notify))
      const form = new FormOnPage(page, 'inquiry')
      await form.fillIn()
      await form.send()
      await text(page, 'This was saved')
    },
    complaint: '500',
  },
])
