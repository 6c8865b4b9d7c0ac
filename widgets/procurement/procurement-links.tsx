import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { useLateStyles } from '#shared/element/late.tsx'
import { addToListMessages } from '#shared/procurement/rfq-list/add-to-list.messages.ts'
import { useRfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import css from './procurement-links.css?inline'
import { procurementLinksMessages } from './procurement-links.messages.ts'

const LIST = 'M7.5 5h9M7.5 10h9M7.500 15h9M3.500 5h.2M3.500 10h.2M3.500 15h.2'
const PLANE = 'M17.500 2.500 2.500 8.500l6 3 3 6ZM17.500 2.500l-9 9'

/** The links to the RFQ list and, for members, to their sent requests. */
export function ProcurementLinks({ isMember }: { isMember: boolean }) {
  useLateStyles(css)
  const t = useStore(addToListMessages)
  const tLinks = useStore(procurementLinksMessages)
  const count = useRfqList().lines.length
  return (
    <>
      {isMember && <IconLink to={{ route: 'sent' }} icon={PLANE} label={tLinks['menu.sent']} />}
      <IconLink to={{ route: 'rfqList' }} icon={LIST} label={t.open}>
        {count > 0 && (
          <>
            {' '}
            <span className="rfq-list-count" aria-hidden="true">
              {count}
            </span>
            <span className="hidden-visually">, {t.count({ count })}</span>
          </>
        )}
      </IconLink>
    </>
  )
}

type IconLinkProps = { to: RouteLocation; icon: string; label: string; children?: ReactNode }

function IconLink({ to, icon, label, children }: IconLinkProps) {
  return (
    <Link to={to} className="button plain icon-link">
      <span className="icon" title={label} aria-hidden="true">
        <Icon path={icon} />
      </span>
      <span className="word">{label}</span>
      {children}
    </Link>
  )
}
