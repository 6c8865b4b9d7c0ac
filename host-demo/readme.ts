import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { calls } from '#shared/api/calls.ts'
import { describeSettings } from './package/elements.ts'

const file = fileURLToPath(new URL('../README.md', import.meta.url))

/** The tables that README takes from the sources, by the name between whose marks they stand. */
const tables: Readonly<Record<string, () => readonly string[]>> = {
  /** One line per call, with what is assumed where the specification of the API leaves it open. */
  calls: () => [
    '| method | path | parameters | how |',
    '|---|---|---|---|',
    ...Object.values(calls).map(({ method, path, query, body, assumption }) => {
      const names = [...query, ...body].map(name => `\`${name}\``).join(', ')
      return `| ${method} | \`${path}\` | ${names || 'none'} | ${assumption} |`
    }),
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
