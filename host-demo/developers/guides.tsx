import type { ReactNode } from 'react'
import changelog from '#host-demo/package/CHANGELOG.md?raw'
import { describeEvents, describeSettings } from '#host-demo/package/elements.ts'
import { defaultOf, readTokens, tokensSheet } from '#host-demo/package/tokens.ts'
import securityText from '../../.storybook/docs/security.md?raw'
import readme from '../../README.md?raw'
import accessibilityText from './accessibility.md?raw'
import { Browsers } from './browsers.tsx'
import { Entries } from './entries.tsx'
import eventsText from './events.md?raw'
import { Markdown } from './markdown.tsx'
import { partOf } from './part-of.ts'
import { eventEntry, type Section, settingEntry } from './sections.ts'

/** A page that is about no single element; what it lists by name is told in `llms.txt` too. */
export type Guide = {
  name: string
  title: string
  summary: string
  body: ReactNode
  /** Markdown that `llms.txt` has too. */
  text?: string
  sections?: readonly Section[]
}

const embedding = 'On any page'
const packaged = 'The npm package'

/** A part of README. */
function Readme({ section, ...part }: { section: string; from?: string; to?: string }) {
  return <Markdown>{partOf(readme, { section, ...part })}</Markdown>
}

/** What the first page begins with. */
export const firstSteps = (
  <>
    <h2 id="on-any-page">On any page</h2>
    <Readme section={embedding} to="The script is small" />
    <h2 id="with-a-bundler">With a bundler</h2>
    <Readme section={packaged} to="In React 18" />
  </>
)

/** Every page that tells of more than one element, in the order of the navigation. */
export async function describeGuides(): Promise<Guide[]> {
  const settings = {
    id: 'setting',
    title: 'Settings',
    entries: describeSettings().map(settingEntry),
  }
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
  return [
    {
      name: 'configuration',
      title: 'Configuration',
      summary:
        'What can be set for all elements of a page, what its scripts can call, and the tokens of its look.',
      sections: [settings, tokens],
      body: (
        <>
          <Readme section={embedding} from="`data-*` on the script tag" to="<!-- settings -->" />
          <Entries {...settings} />
          <h2 id="sign-in">Signing in and out</h2>
          <Readme section={embedding} from="Without `sign-out-path`" to="A page can suggest" />
          <h2 id="forms">What is asked</h2>
          <Readme section={embedding} from="A page can suggest" to="Colour, type, space" />
          <h2 id="calls">Calls</h2>
          <Readme section={embedding} from="It adds one name" to="`data-*` on the script tag" />
          <Entries {...tokens} />
        </>
      ),
    },
    {
      name: 'events',
      title: 'Events',
      summary: 'What elements tell the page, and how it takes a matter over.',
      sections: [events],
      body: (
        <>
          <Markdown>{eventsText}</Markdown>
          <Entries {...events} />
        </>
      ),
    },
    {
      name: 'content-policies',
      title: 'Content policies',
      summary: 'The sources to allow, nonces, sandboxed frames, and files that the browser checks.',
      body: (
        <>
          <Readme section={embedding} from="Under a strict content policy" to="Elements look and work" />
          <h2 id="integrity">Integrity</h2>
          <Readme section={embedding} from="With integrity" to="Faster still" />
          <h2 id="in-a-frame">In a frame</h2>
          <Readme section={embedding} from={'```html\n<trade-frame'} />
        </>
      ),
    },
    {
      name: 'frameworks',
      title: 'Frameworks and hosts',
      summary:
        'The entries of the npm package, React, servers that render, Vue, and pages with libraries of their own.',
      body: (
        <>
          <Readme section={packaged} to="A page is tested" />
          <h2 id="hosts">Pages with libraries of their own</h2>
          <Readme section={embedding} from="Elements look and work" to="It adds one name" />
        </>
      ),
    },
    {
      name: 'testing',
      title: 'Testing a page',
      summary: 'A network, replies and members for the tests of a page, without any server.',
      body: <Readme section={packaged} from="A page is tested" />,
    },
    {
      name: 'browsers',
      title: 'Browsers',
      summary: 'The first version of each browser that is supported, and how it is tested.',
      body: <Browsers />,
    },
    {
      name: 'accessibility',
      title: 'Accessibility',
      summary: 'What is made and tested for WCAG 2.2 AA, and what is not.',
      body: <Markdown>{accessibilityText}</Markdown>,
    },
    {
      name: 'security',
      title: 'Security and privacy',
      summary: 'What is promised and what not, who may try what, and what is kept of people.',
      body: (
        <>
          <Readme section="Security" to="What is promised and by which" />
          <Markdown>{securityText.slice(securityText.indexOf('## What is promised'))}</Markdown>
        </>
      ),
    },
    {
      name: 'versions',
      title: 'Versions',
      summary: 'What a version promises, where old ones stay, and what each one changed.',
      body: (
        <>
          <Readme section={embedding} from="Each release stays" to="With integrity" />
          <Markdown>{changelog.replace('# Changelog', '')}</Markdown>
        </>
      ),
    },
  ]
}
