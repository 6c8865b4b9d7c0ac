import { useHost } from '#shared/element/host.ts'
import { useLater } from '#shared/element/use-later.ts'

const bring = () => import('./structured-data.tsx')

/** What tells search engines, brought after the first content; undefined where the element is not told to. */
export function useStructuredData() {
  const { element } = useHost()
  return useLater(Reflect.get(element, 'structuredData') === true && bring)
}
