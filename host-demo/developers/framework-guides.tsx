import readme from '../../README.md?raw'
import { addressOf } from './address.ts'
import type { Guide } from './guides.tsx'
import { Markdown } from './markdown.tsx'
import { partOf } from './part-of.ts'

const texts = import.meta.glob<string>('./frameworks/*.md', { query: '?raw', import: 'default', eager: true })

/** Every file of the sites by which frameworks are tried: pages show what was built and used, and no copy of it. */
const files = import.meta.glob<string>('../frameworks/sites/*/**', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A page for each framework, and for WordPress. */
export function describeFrameworks(): Guide[] {
  const wordpress = guide({
    name: 'wordpress',
    title: 'WordPress',
    summary: 'A plugin by which every element is a block and a shortcode.',
    text: `[Download the plugin](${addressOf('trade-widgets.zip')})\n\n${partOf(readme, { section: 'WordPress' })}`,
  })
  return [...Object.entries(texts).map(frameworkGuide), wordpress]
}

/** From its text, which begins with title and summary and names files of its site, and what holds for all. */
function frameworkGuide([path, whole]: [path: string, text: string]): Guide {
  const [, name = ''] = /([\w-]+)\.md$/.exec(path) ?? []
  const [, title = '', summary = '', own = ''] = /^# (.*)\n\n(.*)\n\n([\s\S]*)/.exec(whole) ?? []
  const quoted = own.replace(/^```site\n(.*)\n```$/gm, (_, file: string) => quote(file))
  return guide({ name, title, summary, text: [install, quoted, testing].join('\n') })
}

const guide = (page: Omit<Guide, 'body'> & { text: string }): Guide => ({
  ...page,
  body: <Markdown>{page.text}</Markdown>,
})

/** A file of a site under its name. Throws where there is none. */
function quote(file: string): string {
  const source = files[`../frameworks/sites/${file}`]
  if (source === undefined) throw new Error(`No site of a framework has a file “${file}”`)
  return `\`${file.slice(file.indexOf('/') + 1)}\`\n\n\`\`\`\n${source.trim()}\n\`\`\``
}

const install = `## Install

${partOf(readme, { section: 'The npm package', from: '```sh', to: '```ts' })}`

const testing = `## Testing

Tests of such a page need no server: see [Testing a page](${addressOf('testing')}).
`
