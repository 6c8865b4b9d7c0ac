const packages = (...names: string[]): RegExp => new RegExp(`/node_modules/(${names.join('|')})/`)

const inCore = [
  packages('react', 'react-dom', 'scheduler', 'nanostores', '@nanostores', '@r2wc', 'wretch', 'superstruct'),
  /\/shared\/(api|config|dialogs|element|messages|routes|session|stores|styles|ui)\//,
  // The menu asks what is unsent when somebody signs out, without any form or chat.
  /\/shared\/(forms\/drafts|outbox\/entry)\.ts/,
  // The storefront listens to some: in its own script they would bring it onto partners' pages.
  /\/widgets\/[^/]+\/[^/]+\.store\.ts/,
]

const shoelace = packages(
  '@shoelace-style',
  'lit',
  'lit-html',
  'lit-element',
  '@lit',
  '@floating-ui',
  '@ctrl',
)

const tabs = /\/shared\/ui\/tabs\.(tsx|css)/

/**
 * How the bundle is cut: one long-cached core of React, the stores, the client and what we share around them, then the
 * tabs, Shoelace's base and the forms, each for the widgets that use them. Everything else falls to the one widget that
 * needs it.
 */
export const chunkGroups = [
  {
    name: 'core',
    // A group brings what its files import along: were the tabs asked for first, React would be in their chunk.
    test: (id: string) => !tabs.test(id) && inCore.some(pattern => pattern.test(id)),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'shoelace', test: shoelace, minShareCount: 2, priority: 1 },
  { name: 'tabs', test: tabs, minShareCount: 2 },
  { name: 'forms', test: /\/shared\/forms\//, minShareCount: 2 },
]
