import { beforeEach, expect, test } from 'vitest'
import { forgetUser, keepUser } from '#shared/session/session.ts'
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
import { drafts } from './drafts.ts'

const typed = { subject: 'Ball valves', message: 'Forty, by March' }
const empty = { subject: '', message: '' }

beforeEach(() => keepUser(member(1)))

test('signed out by choice: the form is empty, another user sees nothing, the same one finds it again', async () => {
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

test('with the drafts deleted nobody finds it', async () => {
  const { form } = sampleForm()
  fillIn(form)
  drafts.clear(1)
  forgetUser()
  await settled()
  keepUser(member(1))
  await settled()
  expect(form.$values.get()).toEqual(empty)
  expect(drafts.has(1)).toBe(false)
})

test('the login form itself: signing in does not disturb it', async () => {
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
