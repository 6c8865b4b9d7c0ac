/** Returns the reference for the seller: the buyer's own, if any, then the request's place on its list. */
export function withPlace(own: string, list: string, item: number, items: number): string {
  const suffix = `${list}, item ${item} of ${items}`
  return own ? `${own}; ${suffix}` : suffix
}

/** Splits a reference into the buyer's own and the item's place on that list, null if it has none. */
export function withoutPlace(reference: string, list: string): { own: string; item: number | null } {
  const suffix = `${list}, item `
  const start = list ? reference.lastIndexOf(suffix) : -1
  if (start < 0) return { own: reference, item: null }
  const item = Number.parseInt(reference.slice(start + suffix.length), 10)
  return { own: reference.slice(0, start).replace(/; $/, ''), item }
}

/** Reads the list and the item from a reference, null if it names none. */
export function placeIn(reference: string): { list: string; item: number } | null {
  const [, list, item] = /(?:^|; )(RFQ list [^ ,]+), item (\d{1,6}) of \d+$/.exec(reference) ?? []
  return list && item ? { list, item: Number(item) } : null
}
