import { beforeEach, expect, test } from 'vitest'
import { forgetUser, keepUser } from '#shared/session/session.ts'
import { hasRecords } from '#shared/storage/device-records.ts'
import { fileNamed, fillIn, member, reloadedForm, sampleForm, settled } from '#shared/testing/sample-form.ts'

const typed = { subject: 'Ball valves', message: 'Forty, by March' }
const empty = { subject: '', message: '' }

beforeEach(() => keepUser(member(1)))

test('the text and file of a visitor stay for the user who signs in', async () => {
  forgetUser()
  const { form } = sampleForm()
  fillIn(form)
  await form.chooseFile(fileNamed('offer.pdf'))
  keepUser(member(2))
  await settled()
  expect(form.$values.get()).toEqual(typed)
  expect(form.$file.get()?.name).toBe('offer.pdf')
  expect(hasRecords('draft', '2:')).toBe(true)
  expect(reloadedForm().form.$values.get()).toEqual(typed)
  forgetUser()
  expect(reloadedForm().form.$values.get()).toEqual(empty)
})

test('the text stays when the form is opened only after the sign-in', () => {
  forgetUser()
  fillIn(sampleForm().form)
  keepUser(member(2))
  expect(sampleForm().form.$values.get()).toEqual(typed)
  expect(hasRecords('draft', '2:')).toBe(true)
})

test('a user with an older draft finds it again once this one is sent', async () => {
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

test('after sign-in, an empty form shows the user’s draft', async () => {
  fillIn(sampleForm().form, { message: 'My own' })
  forgetUser()
  const { form } = reloadedForm()
  keepUser(member(1))
  await settled()
  expect(form.$values.get().message).toBe('My own')
})
