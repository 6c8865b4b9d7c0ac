import type { Random } from '#host-demo/api/seed/random.ts'

/** Returns NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

/** Returns the time within which this share of the sorted times lies. */
export const within = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Returns the slope of the straight line of best fit (least squares). */
export function slope(points: readonly { x: number; y: number }[]): number {
  const mean = (of: (point: (typeof points)[number]) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [meanX, meanY] = [mean(({ x }) => x), mean(({ y }) => y)]
  return mean(({ x, y }) => (x - meanX) * (y - meanY)) / mean(({ x }) => (x - meanX) ** 2)
}

/** Returns the values in an order that depends only on the stream of random numbers. */
export function shuffled<T>(values: readonly T[], chance: Random): T[] {
  return values
    .map(value => ({ value, place: chance.share() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value)
}
