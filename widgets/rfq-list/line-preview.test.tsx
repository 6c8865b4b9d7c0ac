import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { SheetLine } from '#shared/sheets/reading.ts'
import { LinePreview } from './line-preview.tsx'

const LINES = 200
/** The rows that may be added to the page in one task. */
const MOST_AT_ONCE = 20

test('200 lines are drawn in several tasks, and a tick draws one of them', async () => {
  let draws = 0
  const lines = Array.from(
    { length: LINES },
    (_, row): SheetLine => ({
      // Each drawing of a line reads its words once.
      get wanted() {
        draws += 1
        return `Gasket ${row}`
      },
      quantity: '4',
      unit: 'pcs',
      note: '',
      isQuantityDoubtful: false,
      doubts: [],
      row,
    }),
  )
  const onTick = vi.fn()
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const draw = (unticked: ReadonlySet<number>): void =>
    root.render(<LinePreview lines={lines} unticked={unticked} onTick={onTick} numberOf={row => row + 1} />)
  const rows = () => container.querySelectorAll('tbody tr')
  const seen: number[] = [0]
  new MutationObserver(() => seen.push(rows().length)).observe(container, { childList: true, subtree: true })

  draw(new Set())
  await vi.waitFor(() => expect(rows()).toHaveLength(LINES))
  const added = seen.slice(1).map((count, at) => count - (seen[at] ?? 0))
  expect(Math.max(...added)).toBe(MOST_AT_ONCE)
  expect(draws).toBe(LINES)

  draw(new Set([3]))
  await vi.waitFor(() => expect(rows()[3]?.className).toBe('out'))
  expect(draws).toBe(LINES + 1)
})
