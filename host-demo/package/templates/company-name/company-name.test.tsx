import { expect, test } from 'vitest'
import { mount } from '#shared/testing/mount.ts'
import { companyReply } from '#shared/testing/replies.ts'
import './company-name.element.ts'

test('shows the name and tells the page when it is there', async () => {
  const replies = { 'GET /api/public/tenant/website': companyReply({ name: 'Miri Drilling' }) }
  const screen = await mount('<trade-company-name company-id="12"></trade-company-name>', { replies })
  expect(await screen.findByRole('heading', { name: 'Miri Drilling' })).toBeTruthy()
  expect(screen.events).toContainEqual({ type: 'trade-ready', detail: {} })
})
