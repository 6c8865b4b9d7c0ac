import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOut } from './picture-layout.ts'

test.each([
  ['a photograph', 4000, 3000, 1],
  ['a photograph held upright', 3000, 4000, 1],
  ['a screen of a phone', 1080, 2340, 1],
  ['a small picture', 16, 16, 1],
  ['a long screenshot of a phone', 1080, 6000, 4],
  ['a long screenshot of a desk', 1280, 9000, 5],
  ['a wide sheet', 9000, 900, 8],
  ['a narrow list', 300, 4000, 4],
  ['a very long screenshot', 800, 60_000, 20],
])('%s, %s by %s, takes %s pages', (_, width, height, count) => {
  expect(layOut({ width, height }).pages).toHaveLength(count)
})

const sides = fc.record({
  width: fc.integer({ min: 1, max: 60_000 }),
  height: fc.integer({ min: 1, max: 60_000 }),
})

test('the parts of any picture lie on their pages and leave nothing out', () => {
  fc.assert(
    fc.property(sides, size => {
      const { pages } = layOut(size)
      expect(pages.length).toBeGreaterThan(0)
      expect(pages.length).toBeLessThanOrEqual(20)
      const along = size.width > size.height ? 'x' : 'y'
      const length = size.width > size.height ? 'width' : 'height'
      let end = 0
      for (const { page, picture, shown } of pages) {
        expect(Math.min(shown.x, shown.y)).toBeGreaterThanOrEqual(23)
        expect(shown.x + shown.width).toBeLessThan(page.width - 23)
        expect(shown.y + shown.height).toBeLessThan(page.height - 23)
        // From the start of the picture: its left or upper edge.
        const before = shown.x - picture.x
        const above = picture.y + picture.height - shown.y - shown.height
        const from = along === 'x' ? before : above
        expect(from).toBeLessThanOrEqual(end + 0.01)
        end = from + shown[length]
      }
      expect(end).toBeCloseTo(pages[0]?.picture[length] ?? 0, 1)
    }),
  )
})
