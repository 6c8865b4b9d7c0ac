import { useProcurement } from '#shared/procurement/procurement.ts'

const noAction = (): null => null

/** The room of what the rest of the bundle offers on a row. */
export const useRowAction = (given: boolean | undefined) => (useProcurement(given) ? noAction : undefined)
