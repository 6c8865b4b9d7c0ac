import type { ReactNode } from 'react'
import changelog from '#host-demo/package/npm/CHANGELOG.md?raw'
import { describeEvents, describeSettings } from '#host-demo/package/npm/elements.ts'
import { defaultOf, readTokens, tokensSheet } from '#host-demo/package/npm/tokens.ts'
import securityText from '../../../.storybook/docs/security.md?raw'
import readme from '../../../README.md?raw'
import accessibilityText from './accessibility.md?raw'
import { Browsers } from './browsers.tsx'
import callsText from './calls.md?raw'
import configurationText from './configuration.md?raw'
import policiesText from './content-policies.md?raw'
import { Entries } from './entries.tsx'
import eventsText from './events.md?raw'
import hostingText from './hosting.md?raw'
import isolationText from './isolation.md?raw'
import leadsText from './leads.md?raw'
import { Markdown } from './markdown.tsx'
import measuringText from './measuring.md?raw'
import npmText from './npm.md?raw'
import pagesText from './pages.md?raw'
import { partOf } from './part-of.ts'
import { eventEntry, type Section, settingEntry } from './sections.ts'
import ownSecurityText from './security.md?raw'
import versionsText from './versions.md?raw'

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

/** Returns every page about more than one element, in the order of the navigation. */
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
      name: 'pages',
      title: 'On any page',
      summary: 'Addresses, loading, suggestions in forms, search engines, procurement, and looks.',
      body: <Markdown>{pagesText}</Markdown>,
    },
    {
      name: 'configuration',
      title: 'Configuration',
      summary:
        'The settings for all elements of a page, the functions its scripts can call, and the design tokens.',
      sections: [settings, tokens],
      body: (
        <>
          <Markdown>{configurationText}</Markdown>
          <Entries {...settings} />
          <Markdown>{callsText}</Markdown>
          <Entries {...tokens} />
        </>
      ),
    },
    {
      name: 'events',
      title: 'Events',
      summary: 'The events of the elements, and how a page can handle them itself.',
      sections: [events],
      body: (
        <>
          <Markdown>{eventsText}</Markdown>
          <Entries {...events} />
        </>
      ),
    },
    {
      name: 'leads',
      title: 'Leads',
      summary: 'The source of a request, and recipes that count leads.',
      body: <Markdown>{leadsText}</Markdown>,
    },
    {
      name: 'content-policies',
      title: 'Content policies',
      summary: 'The sources to allow, nonces, sandboxed frames, and integrity checks.',
      body: <Markdown>{policiesText}</Markdown>,
    },
    {
      name: 'isolation',
      title: 'Isolation',
      summary: 'Elements in frames, closed to the scripts of the page.',
      body: <Markdown>{isolationText}</Markdown>,
    },
    {
      name: 'frameworks',
      title: 'The npm package',
      summary: 'The entries of the package, React, servers that render, Vue and other frameworks.',
      body: <Markdown>{npmText.slice(0, npmText.indexOf('## Tests'))}</Markdown>,
    },
    {
      name: 'testing',
      title: 'Testing a page',
      summary: 'Test your page without a server, with made-up replies and members.',
      body: <Markdown>{partOf(npmText, { section: 'Tests' })}</Markdown>,
    },
    {
      name: 'hosting',
      title: 'Hosting',
      summary: 'The calls that an API host answers, and the reference API in production.',
      body: <Markdown>{hostingText}</Markdown>,
    },
    {
      name: 'measuring',
      title: 'Measuring',
      summary: 'The benchmarks, and their results.',
      body: <Markdown>{measuringText}</Markdown>,
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
      summary: 'The behaviour and the tests for WCAG 2.2 AA, and the limits of the tests.',
      body: <Markdown>{accessibilityText}</Markdown>,
    },
    {
      name: 'security',
      title: 'Security and privacy',
      summary: 'The promises and their limits, the rules for each call, and the stored personal data.',
      body: (
        <>
          <Markdown>{ownSecurityText}</Markdown>
          <Markdown>{securityText.slice(securityText.indexOf('## Promises'))}</Markdown>
        </>
      ),
    },
    {
      name: 'versions',
      title: 'Versions',
      summary: 'The promise of a version number, the address of old versions, and the changes in each one.',
      body: (
        <>
          <Markdown>{versionsText}</Markdown>
          <Markdown>{changelog.replace('# Changelog', '')}</Markdown>
        </>
      ),
    },
  ]
}
