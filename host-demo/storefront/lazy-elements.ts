import { elements } from '#widgets/runtime/elements.ts'

/** The elements of screens by how their chunk is loaded: the widgets, and what only the storefront has. */
export const lazyElements = {
  ...elements,
  'trade-embed': () => import('#host-demo/embed/embed.element.ts'),
} satisfies Record<`trade-${string}`, () => Promise<unknown>>

export type ElementTag = keyof typeof lazyElements
