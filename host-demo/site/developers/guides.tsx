import type { ReactNode } from 'react'
import changelog from '#host-demo/package/npm/CHANGELOG.md?raw'
import { describeEvents, describeSettings } from '#host-demo/package/npm/elements.ts'
import { defaultOf, readTokens, tokensSheet } from '#host-demo/package/npm/tokens.ts'
import securityText from '../../../.storybook/docs/security.md?raw'
import readme from '../../../README.md?raw'
import { Browsers } from './browsers.tsx'
import { Entries } from './entries.tsx'
import guides from './guides.json' with { type: 'json' }
import { Markdown, partOf } from './markdown.tsx'
import { callSection, sizeSection, storageSection } from './on-your-site.ts'
import { eventEntry, type Section, settingEntry } from './sections.ts'

/** A page that is not about a single element. The names that it lists are in `llms.txt` too. */
export type Guide = {
  name: string
  title: string
  summary: string
  body: ReactNode
  /** Markdown that `llms.txt` has too. */
  text?: string
  sections?: readonly Section[]
}

/** The beginning of the first page, which README has too. */
export const firstSteps = (
  <>
    <h2 id="on-any-page">On any page</h2>
    <Markdown>{partOf(readme, { section: 'On any page' })}</Markdown>
    <h2 id="with-a-bundler">With a bundler</h2>
    <Markdown>{partOf(readme, { section: 'With a bundler' })}</Markdown>
  </>
)

const texts = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true })

function textOf(name: string): string {
  const text = texts[`./${name}.md`]
  if (text === undefined) throw new Error(`“${name}” has no text`)
  return text
}

/** Returns every page about more than one element, in the order of the navigation. */
export async function describeGuides(): Promise<Guide[]> {
  const settings = { id: 'setting', title: 'Settings', entries: describeSettings().map(settingEntry) }
  const events = { id: 'event', title: 'All events', entries: describeEvents().map(eventEntry) }
  const tokens = {
    id: 'token',
    title: 'Tokens',
    entries: readTokens(tokensSheet()).map(token => ({
      name: token.name,
      description: `Of ${token.group}.`,
      facts: { Default: defaultOf(token) },
    })),
  }
  const [sizes, requests, storage] = [sizeSection(), callSection(), storageSection()]
  const npm = textOf('npm')
  /** The pages that show more than the text of their name. */
  const special: Readonly<Record<string, Pick<Guide, 'body' | 'sections'>>> = {
    configuration: {
      sections: [settings, tokens],
      body: (
        <>
          <Markdown>{textOf('configuration')}</Markdown>
          <Entries {...settings} />
          <Markdown>{textOf('calls')}</Markdown>
          <Entries {...tokens} />
        </>
      ),
    },
    events: {
      sections: [events],
      body: (
        <>
          <Markdown>{textOf('events')}</Markdown>
          <Entries {...events} />
        </>
      ),
    },
    'on-your-site': {
      sections: [sizes, requests, storage],
      body: (
        <>
          <Markdown>{textOf('on-your-site')}</Markdown>
          <Entries {...sizes} />
          <Entries {...requests} />
          <Entries {...storage} />
        </>
      ),
    },
    frameworks: { body: <Markdown>{npm.slice(0, npm.indexOf('## Tests'))}</Markdown> },
    testing: { body: <Markdown>{partOf(npm, { section: 'Tests' })}</Markdown> },
    browsers: { body: <Browsers /> },
    security: {
      body: (
        <>
          <Markdown>{textOf('security')}</Markdown>
          <Markdown>{securityText.slice(securityText.indexOf('## Promises'))}</Markdown>
        </>
      ),
    },
    versions: {
      body: (
        <>
          <Markdown>{textOf('versions')}</Markdown>
          <Markdown>{changelog.replace('# Changelog', '')}</Markdown>
        </>
      ),
    },
  }
  return guides.map(guide => ({
    ...guide,
    ...(special[guide.name] ?? { body: <Markdown>{textOf(guide.name)}</Markdown> }),
  }))
}
