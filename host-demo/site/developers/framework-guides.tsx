import readme from '../../../README.md?raw'
import { addressOf } from './address.ts'
import type { Guide } from './guides.tsx'
import { Markdown, partOf } from './markdown.tsx'
import wordpressText from './wordpress.md?raw'

const texts = import.meta.glob<string>('./frameworks/*.md', { query: '?raw', import: 'default', eager: true })

/** Every file of the sites with which frameworks are tested. Pages show the tested code, and no copy of it. */
const files = import.meta.glob<string>('../../package/frameworks/sites/*/**', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Returns a page for each framework, and for WordPress. */
export function describeFrameworks(): Guide[] {
  const wordpress = guide({
    name: 'wordpress',
    title: 'WordPress',
    summary: 'A plugin that makes every element a block and a shortcode.',
    text: `[Download the plugin](${addressOf('trade-widgets.zip')})\n\n${wordpressText}`,
  })
  return [...Object.entries(texts).map(frameworkGuide), wordpress]
}

/** Returns the page of a framework: its text, with files of its site quoted, and the text that applies to all. */
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

/** Returns a file of a site under its name. Throws if there is none. */
function quote(file: string): string {
  const source = files[`../../package/frameworks/sites/${file}`]
  if (source === undefined) throw new Error(`No site of a framework has a file “${file}”`)
  return `\`${file.slice(file.indexOf('/') + 1)}\`\n\n\`\`\`\n${source.trim()}\n\`\`\``
}

const install = `## Install

${partOf(readme, { section: 'With a bundler', from: '```sh', to: '```ts' })}`

const testing = `## Testing

Tests of such a page need no server: see [Testing a page](${addressOf('testing')}).
`
