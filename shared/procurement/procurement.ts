import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import { optionalBooleanAttribute } from '#shared/element/attributes.ts'

/** The attribute of every element that procurement adds something to; it wins over the configuration. */
export const procurementAttribute = optionalBooleanAttribute(
  'Whether buyers get what procurement needs, such as an RFQ list; without it as configured.',
)

/** Whether procurement is on where an element's attribute is `given`. */
export function useProcurement(given: boolean | undefined): boolean {
  const { procurement } = useStore($config)
  return given ?? procurement
}
