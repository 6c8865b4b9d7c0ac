import type { ElementTag } from '#widgets/runtime/elements.ts'
import type { Host } from './host.ts'

/** The differences from the bare page, for each element that was tried on a host. */
export type Results = ReadonlyMap<Host, ReadonlyMap<ElementTag, readonly string[]>>

/**
 * Returns a table of hosts and elements: a tick, the number of differences, or nothing for an untried pair; then each
 * difference.
 */
export function tableOf(results: Results): string {
  const tags = [...new Set([...results.values()].flatMap(row => [...row.keys()]))]
  const names = tags.map(tag => tag.replace('trade-', ''))
  const hostWidth = Math.max(...[...results.keys()].map(({ name }) => name.length))
  const line = (host: string, cells: readonly string[]): string =>
    [host.padEnd(hostWidth), ...cells.map((cell, place) => cell.padEnd(names[place]?.length ?? 0))]
      .join(' ')
      .trimEnd()

  const rows = [...results].map(([{ name }, row]) =>
    line(
      name,
      tags.map(tag => mark(row.get(tag))),
    ),
  )
  const differences = [...results].flatMap(([{ name }, row]) =>
    [...row].flatMap(([tag, found]) => found.map(each => `${name}, ${tag}: ${each}`)),
  )
  const tried = [...results.values()].reduce((sum, row) => sum + row.size, 0)
  const total = `${tried} tried, ${differences.length} differences`
  return [line('', names), ...rows, total, ...differences].join('\n')
}

function mark(found: readonly string[] | undefined): string {
  if (!found) return ''
  return found.length === 0 ? '✓' : String(found.length)
}
