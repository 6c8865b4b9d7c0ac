import { useStore } from '@nanostores/react'
import { Link } from '#shared/ui/link.tsx'
import { tradeMessages } from './page.messages.ts'

export function Trade() {
  const t = useStore(tradeMessages)
  return (
    <>
      <p className="lead">{t.text}</p>
      <Link to={{ route: 'search' }} className="button">
        {t.step}
      </Link>
    </>
  )
}
