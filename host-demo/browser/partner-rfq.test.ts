import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ownMarket } from './own-market.ts'

// An RFQ widget alone on a partner's page: from a visitor to a request, without leaving the form. Design section 3.
const market = ownMarket()
const buyer = { email: 'partner@buyer.test', password: 'a long enough password', name: 'Hafiz Omar' }

test('a visitor registers, signs in, and sends from the form that was there', async () => {
  const page = await market().visitor()
  await page.goto(`${market().partnerUrl}/valve-works.html`)
  const form = page.getByRole('form', { name: 'Request for quotation' })
  await form.waitFor()
  await form.evaluate(element => Object.assign(window, { sameForm: element }))

  await form.getByRole('button', { name: 'Register' }).click()
  const register = page.getByRole('dialog', { name: 'Register as Our Member' })
  await register.getByLabel('Email').fill(buyer.email)
  await register.getByLabel('Password', { exact: true }).fill(buyer.password)
  await register.getByLabel('Repeat Password').fill(buyer.password)
  await register.getByLabel('Name', { exact: true }).fill(buyer.name)
  await register.getByRole('button', { name: 'Register' }).click()

  const login = page.getByRole('dialog', { name: 'Member Login' })
  await expect.poll(() => login.getByLabel('Username').inputValue()).toBe(buyer.email)
  await expect.poll(() => login.getByLabel('Password').evaluate(input => input.matches(':focus'))).toBe(true)
  await page.keyboard.type(buyer.password)
  await page.keyboard.press('Enter')
  await login.waitFor({ state: 'detached' })

  await expect.poll(() => form.getByLabel('Quantity').evaluate(input => input.matches(':focus'))).toBe(true)
  expect(await form.evaluate(element => Reflect.get(window, 'sameForm') === element)).toBe(true)
  expect(page.url()).toBe(`${market().partnerUrl}/valve-works.html`)
  await page.keyboard.type('2')
  await form.getByLabel('Message').fill('Delivered to Kemaman')
  await form.getByRole('button', { name: 'Send RFQ Now' }).click()
  await page
    .getByRole('alertdialog', { name: 'Are you sure to submit your RFQ?' })
    .getByRole('button', { name: 'OK' })
    .click()
  await page
    .getByRole('alertdialog', { name: 'RFQ sucessfully send' })
    .getByRole('button', { name: 'OK' })
    .click()
  await page.getByRole('link', { name: 'Back to API 6D Trunnion Ball Valve 8" 600#' }).waitFor()

  const rows = await market().rows(sql`
    select name, quantity, message from rfq join member on member.id = member_id`)
  expect(rows).toEqual([{ name: buyer.name, quantity: 2, message: 'Delivered to Kemaman' }])
})
