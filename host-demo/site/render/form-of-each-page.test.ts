import { expect, test } from 'vitest'
import { renderElement } from '#widgets/runtime/render-element.ts'

const HOST = 'http://market.example'
const options = {
  settings: { apiHost: HOST, storefront: HOST, locale: 'en' },
  read: async () => ({ status: 404, body: '{}' }),
}

test.each([
  ['trade-contact', {}],
  ['trade-inquiry', { 'company-id': '1', subject: 'Valve' }],
])('%s on one page does not show the suggested text of another', async (tag, attributes) => {
  for (const message of ['First', 'Second', '']) {
    const { html } = await renderElement(tag, { ...attributes, message }, options)
    expect(html).toContain(`>${message}</textarea>`)
  }
})
