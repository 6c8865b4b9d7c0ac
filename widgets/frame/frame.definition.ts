import { passedEvents } from '#elements/events.ts'
import { framedTags } from '#elements/frames.ts'
import { enumAttribute } from '#shared/element/attributes.ts'
import type { ElementFacts, WidgetDefinition } from '#shared/element/widget-definition.ts'

type FrameDefinition = ElementFacts &
  Pick<WidgetDefinition, 'tag' | 'summary' | 'attributes' | 'events' | 'slots' | 'parts'>

/** The description of `<trade-frame>`. It renders another element elsewhere, so it is not itself a widget. */
export const frameDefinition: FrameDefinition = {
  tag: 'trade-frame',
  summary:
    'Another element in a frame from the storefront, which scripts and styles of the page cannot reach. Takes the attributes of that element too.',
  example: 'tag="trade-newsletter"',
  framed: false,
  rendered: false,
  attributes: {
    tag: enumAttribute('The element to show.', framedTags, { required: true }),
  },
  events: passedEvents,
  slots: {},
  parts: {},
}
