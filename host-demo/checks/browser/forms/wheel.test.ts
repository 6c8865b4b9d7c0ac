import { expect, test } from 'vitest'
import { withScript } from '../tools/script-page.ts'

const { tag, open } = withScript()

test('the wheel over Quantity scrolls the page, and the number stays', async () => {
  const page = await open({
    head: tag('type="module"'),
    body: `<div style="height: 300px"></div><trade-rfq kind="product" item-id="1"></trade-rfq><div style="height: 3000px"></div>`,
  })
  const quantity = page.getByLabel('Quantity')
  await quantity.click()
  await page.keyboard.type('100')
  await quantity.hover()
  for (const scrolled of [50, 100, 150]) {
    await page.mouse.wheel(0, 50)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  }
  expect(await quantity.inputValue()).toBe('100')
  expect(await quantity.evaluate(field => field.matches(':focus'))).toBe(true)
  await quantity.press('ArrowUp')
  expect(await quantity.inputValue()).toBe('101')
})
