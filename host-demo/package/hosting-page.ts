import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { replies } from '#host-demo/api/mail/reply-table.ts'
import type { Call } from '#shared/api/call.ts'
import { calls } from '#shared/api/calls.ts'

const file = fileURLToPath(new URL('../site/developers/hosting.md', import.meta.url))

/** The tables that the page about hosting takes from the sources, by the name in the marks around them. */
const tables: Readonly<Record<string, () => readonly string[]>> = {
  calls: () => [
    '| method | path | parameters | how |',
    '|---|---|---|---|',
    ...Object.values(calls).map(call => {
      const { method, path, query, body } = call
      const names = [...query, ...body].map(name => `\`${name}\``).join(', ')
      return `| ${method} | \`${path}\` | ${names || 'none'} | ${transportOf(call)}${call.needsSignIn ? '; bearer' : ''} |`
    }),
  ],
  replies: () => [
    '| at | a reply | fault of | source |',
    '|---|---|---|---|',
    ...replies.map(({ at = ['any stage'], example: [, reply], fault, source }) => {
      const shown = reply.replace(/[<>]/g, '')
      return `| ${at.join(', ')} | \`${shown}\` | ${fault} | ${source} |`
    }),
  ],
}

/** Returns how the parameters are sent, which the specification of the API leaves open (decisions.mdx#assumptions). */
function transportOf({ query, as }: Call): string {
  if (as === 'none') return query.length > 0 ? 'query' : 'no parameters'
  if (as === 'form') return 'form-encoded body'
  if (as === 'file') return 'multipart, field file'
  return query.length > 0 ? `${query.join(' and ')} in the query, also when empty; the rest JSON` : 'JSON'
}

/** Returns the page about hosting as it is and as it should be. */
export async function hostingPageOfToday(): Promise<{ written: string; right: string }> {
  const written = await readFile(file, 'utf8')
  const right = Object.entries(tables).reduce((text, [name, rows]) => {
    const [before = '', rest = ''] = text.split(`<!-- ${name} -->`)
    const [, after = ''] = rest.split(`<!-- /${name} -->`)
    return `${before}<!-- ${name} -->\n${rows().join('\n')}\n<!-- /${name} -->${after}`
  }, written)
  return { written, right }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await writeFile(file, (await hostingPageOfToday()).right)
