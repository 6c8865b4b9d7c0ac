import {
  type Attributes,
  booleanAttribute,
  idAttribute,
  integerAttribute,
  optionalBooleanAttribute,
  textAttribute,
} from '#shared/element/attributes.ts'
import type { FramedTag } from '#shared/frame/protocol.ts'

const id = idAttribute('')
const page = integerAttribute('', { default: 1 })
const text = textAttribute('')
const flag = booleanAttribute('')
const choice = <Usual extends string | undefined>(usual: Usual) => ({ ...text, default: usual })
const procurement = optionalBooleanAttribute('')

const lead = { source: choice(undefined), reference: text, track: choice(undefined) }
const item = { tab: page, tenders: flag, procurement, structuredData: flag }

/** The properties of a frame in place of each element. The element in the frame decides which values are valid. */
export const framedAttributes: Readonly<Record<FramedTag, Attributes>> = {
  'trade-header': {},
  'trade-menu': { keyword: text, procurement },
  'trade-search': {
    ...{ keyword: text, tab: choice(undefined), page, sort: choice('relevance'), state: text },
    ...{ categoryId: id, procurement },
  },
  'trade-product': { productId: id, ...item },
  'trade-service': { serviceId: id, ...item },
  'trade-rfq': {
    ...{ kind: choice('product'), itemId: id, quantity: text, message: text, ...lead, procurement },
  },
  'trade-rfq-list': {},
  'trade-hero': {},
  'trade-banner': { name: choice(undefined) },
  'trade-category-carousel': { kind: choice('product') },
  'trade-recommended': { kind: choice('product') },
  'trade-categories': {},
  'trade-category': {
    ...{ categoryId: id, kind: choice(undefined), page, sort: choice('relevance'), state: text, procurement },
  },
  'trade-company': {
    ...{ companyId: id, tab: page, page, subject: text, procurement, structuredData: flag },
  },
  'trade-inquiry': { companyId: id, subject: text, message: text, ...lead, procurement },
  'trade-chat': { companyId: id, docked: flag },
  'trade-sent': {},
  'trade-contact': { message: text, ...lead },
  'trade-tenders': {},
  'trade-page': { name: choice(undefined) },
  'trade-footer': {},
  'trade-newsletter': {},
}
