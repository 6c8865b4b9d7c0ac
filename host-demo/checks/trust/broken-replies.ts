/** Values that a server can send in place of the right one. */
const instead: Readonly<Record<string, unknown>> = {
  missing: undefined,
  null: null,
  'a boolean': true,
  'a broken number': 7.5,
  'a negative number': -1,
  'a huge number': Number.MAX_VALUE,
  'a text': 'text',
  'an empty text': '',
  blanks: ' \n ',
  'a huge word': 'W'.repeat(100_000),
  'a huge text': 'Valve '.repeat(20_000),
  'an empty object': {},
  'an object that lies': { length: 3, toString: 1, valueOf: null, constructor: { prototype: 1 } },
  'an empty list': [],
  'a list of lists': [[[]], []],
  'what is nested deep': '@deep@',
}

const inList: Readonly<Record<string, (list: readonly unknown[]) => readonly unknown[]>> = {
  'an id twice': list => [...list, ...list],
  'nothing but null': list => list.map(() => null),
  '10,000 items': list => Array.from({ length: 10_000 }, (_, place) => withId(list[0], place + 1)),
}

const DEEP = 5_000
const deep = '{"a":['.repeat(DEEP) + ']}'.repeat(DEEP)

/** A reply with one defect. */
export type BrokenReply = { what: string; body: string }

/**
 * Returns this reply with each of its values, one at a time, broken in every way; of each list, only the first entry.
 */
export function brokenReplies(reply: unknown): BrokenReply[] {
  return broken(reply).map(({ what, value }) => ({
    what,
    body: JSON.stringify(value)?.replaceAll('"@deep@"', deep) ?? '',
  }))
}

type Broken = { what: string; value: unknown }

function broken(value: unknown): Broken[] {
  const replaced = Object.entries(instead).map(([what, other]) => ({ what, value: other }))
  if (Array.isArray(value)) {
    const lists = Object.entries(inList).map(([what, change]) => ({ what, value: change(value) }))
    const first = broken(value[0]).map(({ what, value: entry }) => ({
      what: `[0] ${what}`,
      value: [entry, ...value.slice(1)],
    }))
    return [...replaced, ...lists, ...first]
  }
  if (typeof value !== 'object' || value === null) return replaced
  const fields = Object.entries(value).flatMap(([name, field]) =>
    broken(field).map(({ what, value: other }) => ({
      what: `${name} ${what}`,
      value: { ...value, [name]: other },
    })),
  )
  return [...replaced, ...fields]
}

function withId(entry: unknown, id: number): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  const ids = Object.keys(entry).filter(name => name.endsWith('Id'))
  return { ...entry, ...Object.fromEntries(ids.map(name => [name, id])) }
}
