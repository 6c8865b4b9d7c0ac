import texts from './ms.json'

/** Malay, as complete as English. Not yet reviewed by a native speaker (decisions.mdx#texts). */
export const ms: Readonly<Record<string, string>> = texts

// Shoelace's own texts are loaded once a part of it is on the page; other pages need not load Shoelace.
if (typeof customElements !== 'undefined') {
  customElements
    .whenDefined('sl-dropdown')
    .then(() => import('./shoelace-ms.ts'))
    .catch(() => {})
}
