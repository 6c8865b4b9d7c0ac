import { elements } from '#widgets/runtime/elements.ts'

/** The elements of screens, each with the loader of its chunk: the widgets, and those that only the storefront has. */
export const lazyElements = {
  ...elements,
  'trade-embed': () => import('#host-demo/site/embed/embed.element.ts'),
} satisfies Record<`trade-${string}`, () => Promise<unknown>>

export type ElementTag = keyof typeof lazyElements
