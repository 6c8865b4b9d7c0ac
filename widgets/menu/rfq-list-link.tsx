import { useStore } from '@nanostores/react'
import { useLateStyles } from '#shared/element/late-parts.ts'
import { addToListMessages } from '#shared/rfq-list/add-to-list.messages.ts'
import { $rfqList } from '#shared/rfq-list/rfq-list.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import css from './rfq-list-link.css?inline'

const LIST = 'M7.5 5h9M7.5 10h9M7.500 15h9M3.500 5h.2M3.500 10h.2M3.500 15h.2'

/** The way to the RFQ list, with how many lines it has. */
export function RfqListLink() {
  useLateStyles(css)
  const t = useStore(addToListMessages)
  const count = useStore($rfqList).lines.length
  return (
    <Link to={{ route: 'rfqList' }} className="button plain rfq-list-link">
      <Icon path={LIST} />
      <span className="rfq-list-label">{t.open}</span>
      {count > 0 && (
        <>
          {' '}
          <span className="rfq-list-count" aria-hidden="true">
            {count}
          </span>
          <span className="hidden-visually">, {t.count({ count })}</span>
        </>
      )}
    </Link>
  )
}
