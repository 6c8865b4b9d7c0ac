import { elements } from '#widgets/runtime/elements.ts'

/** What screens are made of, and how its chunk is brought: the widgets, and what only the storefront has. */
export const parts = {
  ...elements,
  'trade-embed': () => import('#host-demo/embed/embed.element.ts'),
} satisfies Record<`trade-${string}`, () => Promise<unknown>>

export type Part = keyof typeof parts
