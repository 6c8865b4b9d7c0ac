import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Call } from '#shared/api/call.ts'
import { calls } from '#shared/api/calls.ts'
import { describeEvents, describeSettings } from './package/elements.ts'

const file = fileURLToPath(new URL('../README.md', import.meta.url))

/** The tables that README takes from the sources, by the name between whose marks they stand. */
const tables: Readonly<Record<string, () => readonly string[]>> = {
  calls: () => [
    '| method | path | parameters | how |',
    '|---|---|---|---|',
    ...Object.values(calls).map(call => {
      const { method, path, query, body } = call
      const names = [...query, ...body].map(name => `\`${name}\``).join(', ')
      return `| ${method} | \`${path}\` | ${names || 'none'} | ${transportOf(call)} |`
    }),
  ],
  events: () => [
    '| event | detail | when |',
    '|---|---|---|',
    ...describeEvents().map(
      ({ name, detail, description }) => `| \`${name}\` | \`${namesIn(detail)}\` | ${description} |`,
    ),
  ],
  settings: () => [
    '| key | default | what it is |',
    '|---|---|---|',
    ...describeSettings().map(
      ({ name, default: value, description }) =>
        `| \`${name}\` | ${value ? `\`${value}\`` : ''} | ${description} |`,
    ),
  ],
}

/** A detail without its types, which declarations and `api.json` have. */
const namesIn = (detail: string): string =>
  detail
    .replace(/: (?!\{)[^;{}]+(?=;| \})/g, '')
    .replaceAll(' } & { ', '; ')
    .replaceAll(';', ',')

/** How the parameters travel, which the specification of the API leaves open (decisions.mdx#assumptions). */
function transportOf({ query, as }: Call): string {
  if (as === 'none') return query.length > 0 ? 'query' : 'no parameters'
  if (as === 'form') return 'form-encoded body'
  if (as === 'file') return 'multipart, field file'
  return query.length > 0 ? `${query.join(' and ')} in the query, also when empty; the rest JSON` : 'JSON'
}

/** README as it is and as it should be. */
export async function readmeOfToday(): Promise<{ written: string; right: string }> {
  const written = await readFile(file, 'utf8')
  const right = Object.entries(tables).reduce((text, [name, rows]) => {
    const [before = '', rest = ''] = text.split(`<!-- ${name} -->`)
    const [, after = ''] = rest.split(`<!-- /${name} -->`)
    return `${before}<!-- ${name} -->\n${rows().join('\n')}\n<!-- /${name} -->${after}`
  }, written)
  return { written, right }
}

if (process.argv[1] === file.replace('README.md', 'host-demo/readme.ts'))
  await writeFile(file, (await readmeOfToday()).right)
