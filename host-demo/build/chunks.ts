const packages = (...names: string[]): RegExp => new RegExp(`/node_modules/(${names.join('|')})/`)

const inCore = [
  packages('react', 'nanostores', '@nanostores', '@r2wc', 'wretch', 'superstruct'),
  /\/shared\/(api|config|dialogs|element|first-paint|messages|routes|session|stores|styles|ui)\//,
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

const lists = /\/shared\/(ui\/(tabs|paged-list|pager|paging|list-row|list-skeleton)|styles\/(rows|pager))\./

const sending = /\/shared\/api\/(uploads|upload-transport)\.ts/

/**
 * How the bundle is cut: one long-cached core of React, the stores, the client and what we share around them; then lists
 * with their tabs, Shoelace's base and the forms, each for the widgets that use them; and react-dom, which comes after the
 * first content. Everything else falls to the one widget that needs it.
 */
export const chunkGroups = [
  {
    name: 'core',
    // A group brings what its files import along: were the lists asked for first, React would be in their chunk.
    test: (id: string) => !lists.test(id) && !sending.test(id) && inCore.some(pattern => pattern.test(id)),
    minShareCount: 2,
    priority: 3,
  },
  { name: 'react-dom', test: packages('react-dom', 'scheduler'), priority: 2 },
  { name: 'shoelace', test: shoelace, minShareCount: 2, priority: 1 },
  { name: 'lists', test: lists, minShareCount: 2 },
  { name: 'forms', test: (id: string) => sending.test(id) || /\/shared\/forms\//.test(id), minShareCount: 2 },
]
