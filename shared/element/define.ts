import type { ComponentType } from 'react'
import type { Attributes, PropsOf } from './attributes.ts'
import { createElementClass } from './element-class.ts'
import type { ElementFacts, WidgetDefinition } from './widget-definition.ts'

type WidgetOptions<Set extends Attributes, Fixed extends object> = Partial<
  Pick<WidgetDefinition, 'shows' | 'events' | 'slots' | 'parts' | 'nests' | 'staysAwake' | 'onRemoved'>
> &
  ElementFacts & {
    summary: string
    component: ComponentType<NoInfer<PropsOf<Set> & Fixed>>
    attributes?: Set
    fixed?: Fixed
    styles?: string | readonly string[]
  }

type None = Record<never, never>

/** Makes a React component a custom element and registers it, unless there is no window or the tag is taken. */
export function defineWidget<Set extends Attributes = None, const Fixed extends object = None>(
  tag: `trade-${string}`,
  options: WidgetOptions<Set, Fixed>,
): WidgetDefinition<Set> {
  const { fixed, attributes, styles = [], ...rest } = options
  const definition: WidgetDefinition<Set> = {
    shows: [],
    events: [],
    slots: {},
    parts: {},
    nests: [],
    staysAwake: false,
    ...rest,
    tag,
    // The cast is safe: from here on only the element passes props, namely those of `attributes` and `fixed`.
    component: options.component as ComponentType<object>,
    attributes: attributes ?? ({} as Set),
    fixed: { ...fixed },
    styles: typeof styles === 'string' ? [styles] : styles,
  }
  register(definition)
  return definition
}

/** All copies of the bundle on a page share this key, so that only one of them warns. */
const warned = Symbol.for('trade-widgets.second-definition')

function register(definition: WidgetDefinition): void {
  if (typeof window === 'undefined') return
  if (!customElements.get(definition.tag)) {
    customElements.define(definition.tag, createElementClass(definition))
    return
  }
  if (warned in window) return
  Object.defineProperty(window, warned, { value: true, configurable: true })
  console.warn(
    `trade-widgets: <${definition.tag}> is already defined on this page. The first definition is used. Check that the script is not on the page twice.`,
  )
}
