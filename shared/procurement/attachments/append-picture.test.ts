import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOnPage } from './append-picture.ts'

const side = fc.integer({ min: 1, max: 60_000 })

test('any picture lies as a whole in the middle of one page, keeps its shape and fills it or its own pixels', () => {
  fc.assert(
    fc.property(fc.record({ width: side, height: side }), size => {
      const { page, picture } = placeOnPage(size)
      const scale = picture.width / size.width
      expect(picture.height / size.height).toBeCloseTo(scale)
      expect(page.width > page.height).toBe(size.width > size.height)
      expect(Math.min(picture.x, picture.y)).toBeGreaterThan(23.9)
      expect(picture.x * 2 + picture.width).toBeCloseTo(page.width)
      expect(picture.y * 2 + picture.height).toBeCloseTo(page.height)
      const fills = Math.min(picture.x, picture.y) < 24.1
      expect(fills || Math.abs(scale - 0.75) < 0.001).toBe(true)
    }),
  )
})
