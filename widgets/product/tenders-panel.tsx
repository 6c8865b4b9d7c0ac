import { useCallback, useEffect, useRef } from 'react'
import { requestElements } from '#shared/element/element-requests.ts'
import { type NestedElement, useAppearanceAttributes, useCommand } from '#shared/element/host.ts'

/** The nested `<trade-tenders>`. It is loaded only here, because most pages have no such panel. */
export function TendersPanel() {
  const appearance = useAppearanceAttributes()
  const element = useRef<NestedElement>(null)
  useEffect(() => requestElements(['trade-tenders']), [])
  const refresh = useCallback(() => element.current?.refresh?.(), [])
  useCommand('refresh', refresh)
  return (
    <aside>
      <trade-tenders ref={element} part="tenders" {...appearance} />
    </aside>
  )
}
