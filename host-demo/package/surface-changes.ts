import type { Surface } from './surface.ts'

/** What a change means for partners: something that they rely on breaks, or there is more. */
export type Change = { kind: 'breaking' | 'addition'; what: string }

const BETWEEN = ' > '

/** What became different between two surfaces, each by its name; a thing with all that is in it is told once. */
export function changesBetween(before: Surface, after: Surface): Change[] {
  const was = named(before)
  const is = named(after)
  const gone = [...was.keys()].filter(path => !is.has(path) && is.has(holderOf(path)))
  const altered = [...is].filter(([path, text]) => was.has(path) && was.get(path) !== text)
  const come = [...is.keys()].filter(path => !was.has(path))
  // Pages that have the element already do not set it.
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

/** Every name with its way, such as `elements > trade-rfq > attributes > kind`, and the text that stands there. */
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
