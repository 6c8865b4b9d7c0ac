/** What is traded. Product and service pages, calls and forms differ in data, not in structure. */
export type Kind = 'product' | 'service'

/** The number that the RFQ call gives each kind: 1 is a product, 2 a service (spec section 9). */
export const CATEGORY_TYPE_ID = { product: 1, service: 2 } as const satisfies Record<Kind, number>
