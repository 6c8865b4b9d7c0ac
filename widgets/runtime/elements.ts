import { loaders } from '#elements/loaders.ts'
import type { ElementTag } from '#elements/tags.ts'
import type { WidgetDefinition } from '#shared/element/widget-definition.ts'
import { defineConfig } from '../config/config.element.ts'

/** Every element of the bundle, with the loader of its chunk. */
export const elements = {
  // Not fetched like the others, because its settings must be known before the first request.
  'trade-config': async () => defineConfig(),
  ...loaders,
} satisfies Record<ElementTag, () => Promise<unknown>>

export function isElementTag(tag: string): tag is ElementTag {
  return Object.hasOwn(elements, tag)
}

/** Loads and registers an element, and returns its definition. `<trade-config>` renders nothing and has none. */
export async function loadDefinition(tag: ElementTag): Promise<WidgetDefinition | undefined> {
  const exported: unknown[] = Object.values((await elements[tag]()) ?? {})
  return exported.find((each): each is WidgetDefinition => Reflect.get(Object(each), 'tag') === tag)
}
