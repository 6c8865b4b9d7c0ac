import type { ElementDescription } from '#host-demo/package/npm/elements.ts'
import { addressOf } from './address.ts'
import type { Guide } from './guides.tsx'
import type { Page } from './layout.tsx'
import { type Entry, type Section, sectionsOf } from './sections.ts'
import { snippetsOf } from './snippets.ts'

/** Returns `llms.txt`: an index of the reference, and every name that it lists, as Markdown. */
export function textOfAll(
  first: Page,
  guides: readonly Guide[],
  frameworks: readonly Guide[],
  elements: readonly ElementDescription[],
): string {
  const link = (title: string, name: string, summary: string): string =>
    `- [${title}](${addressOf(name)}): ${summary}`
  const linkTo = ({ title, name, summary }: Guide): string => link(title, name, summary)
  return [
    `# ${first.title}\n\n> ${first.summary}`,
    ['## Guides\n', ...guides.map(linkTo)].join('\n'),
    ['## Frameworks\n', ...frameworks.map(linkTo)].join('\n'),
    ['## Elements\n', ...elements.map(({ tag, summary }) => link(tag, tag, summary))].join('\n'),
    ...guides.flatMap(({ sections = [] }) => sections).map(section => textOf(section, '##')),
    ...frameworks.map(({ title, text = '' }) => `## ${title}\n\n${text.replace(/^## /gm, '### ').trim()}`),
    ...elements.flatMap(element => [
      `## \`<${element.tag}>\`\n\n${element.summary}`,
      `\`\`\`html\n${snippetsOf(element).HTML}\n\`\`\``,
      ...sectionsOf(element).map(section => textOf(section, '###')),
    ]),
  ]
    .join('\n\n')
    .concat('\n')
}

const textOf = ({ title, entries }: Section, heading: string): string =>
  [`${heading} ${title}\n`, ...entries.map(lineOf)].join('\n')

function lineOf({ name, description, marks = [], facts = {} }: Entry): string {
  const about = [...marks.map(mark => ` (${mark})`), ': ', description].join('')
  return [
    `- \`${name}\`${about}`,
    ...Object.entries(facts).map(([fact, code]) => `${fact} \`${code}\`.`),
  ].join(' ')
}
