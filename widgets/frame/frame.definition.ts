import { enumAttribute } from '#shared/element/attributes.ts'
import type { WidgetDefinition } from '#shared/element/widget-definition.ts'
import { framedTags, passedEvents } from '#shared/frame/protocol.ts'

type FrameDefinition = Pick<WidgetDefinition, 'tag' | 'summary' | 'attributes' | 'events' | 'slots' | 'parts'>

/** What may be said of `<trade-frame>`: it renders another element elsewhere, and so is no widget itself. */
export const frameDefinition: FrameDefinition = {
  tag: 'trade-frame',
  summary:
    'Another element in a frame from the storefront, out of reach for scripts and styles of the page. Takes the attributes of that element too.',
  attributes: {
    tag: enumAttribute('Which element.', framedTags, { required: true }),
  },
  events: passedEvents,
  slots: {},
  parts: {},
}
