export type Kind = 'product' | 'service'
export const KINDS = ['product', 'service'] as const satisfies Kind[]
