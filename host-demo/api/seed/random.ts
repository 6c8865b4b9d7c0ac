/** Reproducible chance: a stream of numbers that depends only on its seed words. */
export interface Random {
  share(): number
  /** Returns a whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number
  chance(odds: number): boolean
  pick<T>(from: readonly T[]): T
  /** Returns `count` different elements in their original order; all of them if there are fewer. */
  some<T>(from: readonly T[], count: number): T[]
  mixed<T>(from: readonly T[]): T[]
}

/** Starts a stream per record (`random('product', 12)`), so that a new word in one list changes no other record. */
export function random(...seed: (string | number)[]): Random {
  let state = hash(seed.join('/'))

  function share(): number {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000
  }

  const whole = (least: number, most: number) => least + Math.floor(share() * (most - least + 1))

  function pick<T>(from: readonly T[]): T {
    const chosen = from[whole(0, from.length - 1)]
    if (chosen === undefined) throw new RangeError('Nothing to pick from')
    return chosen
  }

  function some<T>(from: readonly T[], count: number): T[] {
    let wanted = Math.min(count, from.length)
    return from.filter((_, index) => {
      const taken = share() * (from.length - index) < wanted
      if (taken) wanted -= 1
      return taken
    })
  }

  const mixed = <T>(from: readonly T[]) =>
    from
      .map(each => ({ each, place: share() }))
      .sort((one, other) => one.place - other.place)
      .map(({ each }) => each)

  return { share, whole, pick, some, mixed, chance: odds => share() < odds }
}

function hash(text: string): number {
  let sum = 0x811c9dc5
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return sum >>> 0
}
