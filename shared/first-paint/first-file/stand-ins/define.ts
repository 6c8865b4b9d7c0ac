import type { WidgetDefinition } from '#shared/element/widget-definition.ts'

export const definitions = new Map<string, WidgetDefinition>()

/** Notes what the element shows; the whole bundle registers it. */
export function defineWidget(
  tag: string,
  {
    fixed = {},
    attributes = {},
    styles = [],
    ...rest
  }: Omit<WidgetDefinition, 'tag' | 'styles'> & { styles?: string | string[] },
): void {
  definitions.set(tag, { ...rest, tag, attributes, fixed, styles: [styles].flat() })
}
