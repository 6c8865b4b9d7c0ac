// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { story } from '#shared/testing/story.ts'
import { storyHtml } from './story-html.ts'

const codeOf = (html: string, component?: string, args = {}): string => {
  const { render } = story(html)
  return storyHtml('', { originalStoryFn: render, args, component })
}

const script =
  '<script type="module" src="https://market.example/trade-widgets.js" data-api-host="https://api.example" data-storefront="https://market.example"></script>'

test('the code of a story is the snippet for a partner: script, element, and a link to the same thing', () => {
  expect(codeOf('<trade-rfq kind="service" item-id="7" procurement></trade-rfq>')).toBe(`${script}
<trade-rfq kind="service" item-id="7" procurement>
  <a href="https://market.example/rfqService/7">Ask for a quotation</a>
</trade-rfq>`)
})

test('it has the values of the controls', () => {
  const code = codeOf('<trade-product product-id="7" theme="dark"></trade-product>', 'trade-product', {
    'product-id': 8,
    procurement: true,
    theme: undefined,
  })
  expect(code).toContain('<trade-product product-id="8" procurement>')
  expect(code).toContain('https://market.example/product/8')
})

test.each([
  ['several elements', '<trade-menu></trade-menu><trade-footer></trade-footer>'],
  ['content of its own', '<trade-recommended><p slot="empty">Nothing today.</p></trade-recommended>'],
])('%s stay as they are, after the script', (_, html) => {
  expect(codeOf(html)).toBe(`${script}\n${html}`)
})

test('an element that only the storefront shows has no link inside', () => {
  expect(codeOf('<trade-footer></trade-footer>')).toBe(`${script}\n<trade-footer></trade-footer>`)
})
