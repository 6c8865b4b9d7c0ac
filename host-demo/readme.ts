import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { calls } from '#shared/api/calls.ts'

const file = fileURLToPath(new URL('../README.md', import.meta.url))
const START = '<!-- calls -->'
const END = '<!-- /calls -->'

/** The table of all calls as README prints it: one line per call, with what is assumed where the spec leaves it open. */
export function tableOfCalls(): string {
  const rows = Object.values(calls).map(
    ({ method, path, query, body, assumption }) =>
      `| ${method} | \`${path}\` | ${[...query, ...body].map(name => `\`${name}\``).join(', ') || 'none'} | ${assumption} |`,
  )
  return ['| method | path | parameters | how |', '|---|---|---|---|', ...rows].join('\n')
}

/** README with the table of calls of today. */
export async function readmeOfToday(): Promise<{ written: string; right: string }> {
  const written = await readFile(file, 'utf8')
  const [before, rest = ''] = written.split(START)
  const after = rest.split(END)[1] ?? ''
  return { written, right: `${before}${START}\n${tableOfCalls()}\n${END}${after}` }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(file, (await readmeOfToday()).right)
}
