import { expect, test } from 'vitest'

test('a widget can be imported without a window', async () => {
  expect(typeof window).toBe('undefined')
  const { tradeTestWidget } = await import('#shared/testing/test-widget.tsx')
  expect(tradeTestWidget.tag).toBe('trade-toy')
})
