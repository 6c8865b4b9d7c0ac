import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { wayOf } from '#host-demo/checks/ways/way.ts'
import { focusedName } from '../tools/focused-name.ts'
import { FormOnPage } from '../tools/forms.ts'
import { ownMarket } from '../tools/own-market.ts'

// A partner's page: another origin, with one script tag and our elements.
const market = ownMarket()
const buyer = { email: 'partner@buyer.test', password: 'a long enough password', name: 'Hafiz Omar' }

const visited = wayOf('site of a partner', 'script tag', 'registers, signs in, sends')
test('a visitor registers, signs in, and sends from the same form', visited, async () => {
  const page = await market().visitor()
  await page.goto(`${market().partnerUrl}/valve-works.html`)
  const rfq = new FormOnPage(page, 'product RFQ')
  await rfq.show()
  await rfq.within.evaluate(element => Object.assign(window, { sameForm: element }))
  await rfq.fillIn({ Message: 'Delivered to Kemaman' })
  expect(await rfq.button().isDisabled()).toBe(true)

  await rfq.button('Register').click()
  const register = new FormOnPage(page, 'register')
  const { email, password, name } = buyer
  await register.fillIn({ Email: email, Password: password, 'Repeat Password': password, Name: name })
  await register.send()

  const login = new FormOnPage(page, 'login')
  await expect.poll(() => login.field('Username').inputValue()).toBe(email)
  await expect.poll(() => focusedName(page)).toBe('Password')
  await page.keyboard.type(buyer.password)
  await page.keyboard.press('Enter')
  await login.within.waitFor({ state: 'detached' })

  await expect.poll(() => focusedName(page)).toBe('Quantity')
  expect(await rfq.within.evaluate(element => Reflect.get(window, 'sameForm') === element)).toBe(true)
  expect(page.url()).toBe(`${market().partnerUrl}/valve-works.html`)
  await page.keyboard.type('2')
  await rfq.send()
  await rfq.closeSuccess()
  await page.getByRole('link', { name: 'Back to API 6D Trunnion Ball Valve 8" 600#' }).waitFor()

  const rows = await market().rows(sql`
    select name, quantity, message from rfq join member on member.id = member_id`)
  expect(rows).toEqual([{ name: buyer.name, quantity: 2, message: 'Delivered to Kemaman' }])
})

test('a partner’s page shows our elements, signs a member in, and links to the storefront', async () => {
  const page = await market().visitor()
  await page.goto(`${market().partnerUrl}/valve-works.html`)
  const product = page.getByRole('heading', { level: 1, name: 'API 6D Trunnion Ball Valve 8" 600#' })
  await product.first().waitFor()
  const rfq = new FormOnPage(page, 'product RFQ')
  await rfq.show()
  expect(await rfq.button().isDisabled()).toBe(true)

  await rfq.signIn()
  await expect.poll(() => rfq.button().isDisabled()).toBe(false)
  expect(page.url()).toBe(`${market().partnerUrl}/valve-works.html`)

  await page.getByRole('link', { name: 'Request Quotation' }).click()
  await page.waitForURL(`${market().url}/rfqProduct/1`)
})
