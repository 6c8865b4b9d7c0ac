import { useHost } from '#shared/element/host.ts'
import { late, useLate } from '#shared/element/late.tsx'

const data = late(() => import('./structured-data.tsx'))

/** Brings the code for search engines after the first content. Undefined if the element is not told to use it. */
export function useStructuredData() {
  const { element } = useHost()
  return useLate(Reflect.get(element, 'structuredData') === true && data)
}
