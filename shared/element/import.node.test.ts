import { expect, test } from 'vitest'

test('a widget can be imported where there is no window', async () => {
  expect(typeof window).toBe('undefined')
  const { tradeToy } = await import('#shared/testing/toy.tsx')
  expect(tradeToy.tag).toBe('trade-toy')
})
