import type { Surface } from './surface.ts'

/** The effect of a change on partners: it breaks something that they rely on, or it adds something. */
export type Change = { kind: 'breaking' | 'addition'; what: string }

const BETWEEN = ' > '

/** Returns the differences between two surfaces, each by its name. A thing and all its parts count as one change. */
export function changesBetween(before: Surface, after: Surface): Change[] {
  const was = named(before)
  const is = named(after)
  const gone = [...was.keys()].filter(path => !is.has(path) && is.has(holderOf(path)))
  const altered = [...is].filter(([path, text]) => was.has(path) && was.get(path) !== text)
  const come = [...is.keys()].filter(path => !was.has(path))
  // Pages that already have the element do not set the attribute.
  const isDemanded = (path: string): boolean =>
    path.endsWith('> required') && was.has(path.split(' > attributes')[0] ?? '')
  return [
    ...gone.map((path): Change => {
      return { kind: path.endsWith('> required') ? 'addition' : 'breaking', what: `${path} is gone` }
    }),
    ...altered.map(([path, text]): Change => {
      return { kind: 'breaking', what: `${path} is "${text}", was "${was.get(path)}"` }
    }),
    ...come.flatMap((path): Change[] => {
      const isTold = was.has(holderOf(path))
      const breaks = isDemanded(path) || (isTold && path.endsWith('> default'))
      return isTold || breaks ? [{ kind: breaks ? 'breaking' : 'addition', what: `${path} is new` }] : []
    }),
  ]
}

/** Returns every name with its path, such as `elements > trade-rfq > attributes > kind`, and its text. */
function named(surface: Surface, way: readonly string[] = []): Map<string, string> {
  const inside = Object.entries(surface).flatMap(([name, held]): (readonly [string, string])[] => {
    const path = [...way, name]
    if (typeof held === 'string') return [[path.join(BETWEEN), held]]
    return [...named(isList(held) ? Object.fromEntries(held.map(each => [each, ''])) : held, path)]
  })
  return new Map([[way.join(BETWEEN), ''], ...inside])
}

const isList = (held: Surface | readonly string[]): held is readonly string[] => Array.isArray(held)

function holderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf(BETWEEN)))
}
