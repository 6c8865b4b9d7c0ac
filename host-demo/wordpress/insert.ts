import type { Values } from '#host-demo/embed/widgets.ts'
import type { ElementDescription } from '#host-demo/package/elements.ts'

/** What the block of an element is called. */
export const blockName = (tag: string): string => tag.replace('trade-', 'trade-widgets/')

/** What an author writes in WordPress: the shortcode, and the block as the code editor has it. */
export function insertOf({ tag, attributes }: ElementDescription, values: Values): string {
  const written = Object.entries(values).map(([name, value]) => ` ${name}="${value}"`)
  const given = attributes.flatMap(({ name, property, type }) => {
    const value = values[name]
    return value === undefined ? [] : [[property, type.startsWith('number') ? Number(value) : value]]
  })
  const block = [blockName(tag), ...(given.length > 0 ? [JSON.stringify(Object.fromEntries(given))] : [])]
  return `[${tag}${written.join('')}]\n\n<!-- wp:${block.join(' ')} /-->`
}
