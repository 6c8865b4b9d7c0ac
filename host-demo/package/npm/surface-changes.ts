import type { Surface } from './surface.ts'

/** The effect of a change on partners: it breaks something that they rely on, or it adds something. */
export type Change = { kind: 'breaking' | 'addition'; what: string }

/** Returns the differences between two surfaces, each by its name. A thing and all its parts count as one change. */
export function changesBetween(before: Surface, after: Surface): Change[] {
  const was = new Map(named(before))
  const is = new Map(named(after))
  const change = (breaks: boolean, what: string): Change => ({ kind: breaks ? 'breaking' : 'addition', what })
  // Pages that already have the element do not set the attribute.
  const isDemanded = (path: string): boolean =>
    path.endsWith('> required') && was.has(path.split(' > attributes')[0] ?? '')
  const gone = [...was.keys()].filter(path => !is.has(path) && is.has(holderOf(path)))
  const altered = [...is].filter(([path, text]) => was.has(path) && was.get(path) !== text)
  const come = [...is.keys()].filter(path => !was.has(path) && (was.has(holderOf(path)) || isDemanded(path)))
  return [
    ...gone.map(path => change(!path.endsWith('> required'), `${path} is gone`)),
    ...altered.map(([path, text]) => change(true, `${path} is "${text}", was "${was.get(path)}"`)),
    ...come.map(path => change(isDemanded(path) || path.endsWith('> default'), `${path} is new`)),
  ]
}

/** Yields every name with its path, such as `elements > trade-rfq > attributes > kind`, and its text. */
function* named(
  held: Surface | readonly string[] | string,
  path = '',
): Iterable<[path: string, text: string]> {
  yield [path, typeof held === 'string' ? held : '']
  if (typeof held === 'string') return
  const inside = isList(held) ? held.map(name => [name, ''] as const) : Object.entries(held)
  for (const [name, each] of inside) yield* named(each, path ? `${path} > ${name}` : name)
}

const isList = (held: Surface | readonly string[]): held is readonly string[] => Array.isArray(held)

const holderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf(' > ')))
