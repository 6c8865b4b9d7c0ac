import { enums, type Infer, nullable, number, optional, string, type } from 'superstruct'

/** An RFQ or an inquiry that the server has confirmed. */
export const ConfirmedRequest = type({
  kind: enums(['product', 'service', 'inquiry']),
  /** 0 for an inquiry, which has its subject as `title`. */
  itemId: number(),
  title: string(),
  /** The subject of an inquiry that the page suggested, such as the name of an item. */
  about: optional(string()),
  companyId: number(),
  companyName: string(),
  quantity: number(),
  message: string(),
  fileName: string(),
  /** The name that the requests of one RFQ list share, or ''. */
  list: string(),
  serverId: nullable(number()),
})
export type ConfirmedRequest = Readonly<Infer<typeof ConfirmedRequest>>
