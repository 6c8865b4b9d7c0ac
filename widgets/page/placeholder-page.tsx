import { useStore } from '@nanostores/react'
import { Link } from '#shared/ui/link.tsx'
import { pageMessages } from './page.messages.ts'

export function PlaceholderPage() {
  const t = useStore(pageMessages)
  return (
    <>
      <p className="lead">{t.willBeUpdated}</p>
      <Link to={{ route: 'contactUs' }} className="button">
        {t.contact}
      </Link>
    </>
  )
}
