import { renderToStaticMarkup } from 'react-dom/server'
import { describeElements, type ElementDescription } from '#host-demo/package/npm/elements.ts'
import storefront from '../storefront/index.html?raw'
import { addressOf } from './address.ts'
import { ElementPage } from './element-page.tsx'
import { describeFrameworks } from './framework-guides.tsx'
import { describeGuides, firstSteps, type Guide } from './guides.tsx'
import { type Group, Layout, type Page } from './layout.tsx'
import { Sentence } from './markdown.tsx'
import { type Entry, type Section, sectionsOf } from './sections.ts'
import { snippetsOf } from './snippets.ts'

/** Returns the pages of the reference and `llms.txt`, by their paths in the folder of the site. */
export async function referenceFiles(): Promise<Record<string, string>> {
  const elements = (await describeElements()).sort((one, other) => (one.tag < other.tag ? -1 : 1))
  const guides = await describeGuides()
  const frameworks = describeFrameworks()
  const inside: Group[] = [
    { title: 'Guides', pages: guides.map(guidePage) },
    { title: 'Frameworks', pages: frameworks.map(guidePage) },
    { title: 'Elements', pages: elements.map(elementPage) },
  ]
  const first: Page = {
    name: '',
    title: 'Trade widgets for developers',
    summary: 'The marketplace as custom elements on any page: every element live, with its code.',
    body: <FirstPage groups={inside} />,
  }
  const groups: Group[] = [{ title: 'Start', pages: [{ ...first, title: 'Five minutes' }] }, ...inside]
  const pages = [first, ...inside.flatMap(group => group.pages)]
  const documents = pages.map(page => [
    `${addressOf(page.name || 'index').slice(1)}.html`,
    documentOf(<Layout page={page} groups={groups} />),
  ])
  return { ...Object.fromEntries(documents), 'llms.txt': textOfAll(first, guides, frameworks, elements) }
}

function guidePage({ name, title, summary, body }: Guide): Page {
  return {
    name,
    title,
    summary,
    body: (
      <>
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
        {body}
      </>
    ),
  }
}

function elementPage(element: ElementDescription): Page {
  const { tag, summary } = element
  return { name: tag, title: tag, summary, body: <ElementPage {...element} /> }
}

function FirstPage({ groups }: { groups: readonly Group[] }) {
  return (
    <>
      <h1>Trade widgets for developers</h1>
      <p className="lead">The marketplace as custom elements: one script tag and one element, on any page.</p>
      {firstSteps}
      {groups.map(({ title, pages }) => (
        <section key={title}>
          <h2 id={title.toLowerCase()}>{title}</h2>
          <dl className="entries">
            {pages.map(page => (
              <div key={page.name}>
                <dt>
                  <a href={addressOf(page.name)}>{page.title}</a>
                </dt>
                <dd>
                  <Sentence>{page.summary}</Sentence>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}

const config = /<trade-config[^>]*><\/trade-config>/

/** Members of the storefront are signed in here too: these pages share its one line of configuration. */
function documentOf(layout: React.ReactElement): string {
  const [line = ''] = config.exec(storefront) ?? []
  return `<!doctype html>\n${renderToStaticMarkup(layout).replace(config, line)}\n`
}

/** Returns `llms.txt`: an index of the reference, and every name that it lists, as Markdown. */
function textOfAll(
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
