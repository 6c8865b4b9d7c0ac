import { useCallback, useEffect, useRef } from 'react'
import { requestElements } from '#shared/element/element-requests.ts'
import { useAppearanceAttributes, useCommand } from '#shared/element/host.ts'

type NestedTenders = HTMLElement & { refresh?: () => void }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'trade-tenders': React.HTMLAttributes<HTMLElement> & {
        ref?: React.Ref<NestedTenders>
        part: string
        theme: string | undefined
      }
    }
  }
}

/** The nested `<trade-tenders>`: only here is it asked for, because most pages have no such panel. */
export function TendersPanel() {
  const appearance = useAppearanceAttributes()
  const element = useRef<NestedTenders>(null)
  useEffect(() => requestElements(['trade-tenders']), [])
  useCommand(
    'refresh',
    useCallback(() => element.current?.refresh?.(), []),
  )
  return (
    <aside>
      <trade-tenders ref={element} part="tenders" {...appearance} />
    </aside>
  )
}
