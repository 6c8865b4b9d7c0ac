import { beforeEach, expect, test } from 'vitest'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { hasRecords } from '#shared/storage/device-records.ts'
import { clearRecords } from '#shared/storage/sign-out-records.ts'
import {
  CREATED,
  fileNamed,
  fillIn,
  member,
  reached,
  reloadedForm,
  sampleForm,
  settled,
} from '#shared/testing/sample-form.ts'

const typed = { subject: 'Ball valves', message: 'Forty, by March' }
const empty = { subject: '', message: '' }

beforeEach(() => keepUser(member(1)))

test('signing out empties the form; only the same user finds the text again', async () => {
  const { form } = sampleForm()
  fillIn(form)
  await form.chooseFile(fileNamed('offer.pdf'))
  forgetUser()
  await settled()
  expect(form.$values.get()).toEqual(empty)
  expect(form.$file.get()).toBeNull()
  keepUser(member(2))
  await settled()
  expect(form.$values.get()).toEqual(empty)
  expect(reloadedForm().form.$values.get()).toEqual(empty)
  keepUser(member(1))
  await settled()
  expect(form.$values.get()).toEqual(typed)
  expect(form.$draft.get().fileToChooseAgain).toBe('offer.pdf')
})

test('deleted drafts do not come back', async () => {
  const { form } = sampleForm()
  fillIn(form)
  clearRecords(1)
  forgetUser()
  await settled()
  keepUser(member(1))
  await settled()
  expect(form.$values.get()).toEqual(empty)
  expect(hasRecords('draft', '1:')).toBe(false)
})

test('the login form is not disturbed by its own sign-in', async () => {
  forgetUser()
  const { form } = sampleForm({
    drafts: false,
    confirms: false,
    steps: {
      create: async () => {
        keepUser(member(3))
        return CREATED
      },
    },
  })
  fillIn(form)
  form.submit()
  await reached(form, 'sent')
  expect(form.$values.get()).toEqual(empty)
  expect(localStorage.getItem('trade-widgets:draft:3:inquiry:12')).toBeNull()
})
