import { embeddable } from '#elements/embeddable.ts'
import type { Embedding } from '#shared/element/widget-definition.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'

/** The chosen values, by their names in HTML: of attributes, or of colours. */
export type Values = Readonly<Record<string, string>>

/** The elements that partners put on their pages. */
export type EmbeddableTag = keyof typeof embeddable

export const tags = Object.keys(embeddable).filter(isEmbeddable)

export function isEmbeddable(tag: string): tag is EmbeddableTag {
  return Object.hasOwn(embeddable, tag)
}

export function exampleOf(tag: EmbeddableTag): Values {
  const { example = {} }: Embedding = embeddable[tag]
  return example
}

/** Returns the text and the target of the link inside a widget. */
export function linkOf(tag: EmbeddableTag, values: Values): { text: string; to: RouteLocation } {
  const { link, to }: Embedding = embeddable[tag]
  return { text: link, to: to?.(values) ?? { route: 'home' } }
}
