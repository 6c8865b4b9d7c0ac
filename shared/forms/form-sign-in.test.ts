import { beforeEach, expect, test } from 'vitest'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { fileNamed, fillIn, member, reloadedForm, sampleForm, settled } from '#shared/testing/sample-form.ts'
import { drafts } from './drafts.ts'

const typed = { subject: 'Ball valves', message: 'Forty, by March' }
const empty = { subject: '', message: '' }

beforeEach(() => keepUser(member(1)))

test("a visitor's text and file go along to the user who signs in", async () => {
  forgetUser()
  const { form } = sampleForm()
  fillIn(form)
  await form.chooseFile(fileNamed('offer.pdf'))
  keepUser(member(2))
  await settled()
  expect(form.$values.get()).toEqual(typed)
  expect(form.$file.get()?.name).toBe('offer.pdf')
  expect(drafts.has(2)).toBe(true)
  expect(reloadedForm().form.$values.get()).toEqual(typed)
  forgetUser()
  expect(reloadedForm().form.$values.get()).toEqual(empty)
})

test('also when the form is opened again only after the sign-in', () => {
  forgetUser()
  fillIn(sampleForm().form)
  keepUser(member(2))
  expect(sampleForm().form.$values.get()).toEqual(typed)
  expect(drafts.has(2)).toBe(true)
})

test('a user who has an older draft finds it again once this is sent', async () => {
  fillIn(sampleForm().form, { message: 'My own' })
  forgetUser()
  const { form } = reloadedForm()
  fillIn(form)
  keepUser(member(1))
  await settled()
  expect(form.$values.get()).toEqual(typed)
  form.reset()
  expect(reloadedForm().form.$values.get().message).toBe('My own')
})

test('a visitor who typed nothing leaves the user’s draft in view', async () => {
  fillIn(sampleForm().form, { message: 'My own' })
  forgetUser()
  const { form } = reloadedForm()
  keepUser(member(1))
  await settled()
  expect(form.$values.get().message).toBe('My own')
})
