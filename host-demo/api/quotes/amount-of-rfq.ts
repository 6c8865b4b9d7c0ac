import type { Kind } from '#shared/api/items.ts'
import { amountLine, parse } from '#shared/procurement/requirements/block.ts'

type Asked = { kind: Kind; quantity: number; message: string }

/** Returns the line of a mail that states the quantity of an RFQ with its unit, or '' if none was given. */
export function amountOfRfq({ kind, quantity, message }: Asked): string {
  const { unit = '', quantity: stated = '' } = parse(message)?.requirements ?? {}
  // The call for a service always says 0.
  return amountLine({ quantity: kind === 'product' ? String(quantity) : stated, unit })
}
