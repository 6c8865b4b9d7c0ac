import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $config } from '#shared/config/config.ts'
import { useReady } from '#shared/element/content-effect.ts'
import { formatDate } from '#shared/trade/date.ts'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { Link } from '#shared/ui/link.tsx'
import { About } from './about.tsx'
import { Faq } from './faq.tsx'
import { Help } from './help.tsx'
import { pageMessages, tradeMessages } from './page.messages.ts'

/** The content below each page's heading. */
const pages = {
  aboutUs: About,
  FAQ: Faq,
  Help,
  LearningCentre: PlaceholderPage,
  Trade,
  legal: LegalPage,
  customerService: PlaceholderPage,
  privacy: LegalPage,
  terms: LegalPage,
  press: PlaceholderPage,
}

type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as readonly PageName[]

export function Page({ name }: { name: PageName }) {
  const t = useStore(pageMessages)
  const title = t[name]
  const Content = pages[name]
  useReady(true)
  return (
    <div className="screen">
      <Breadcrumb steps={[{ label: title }]} />
      <h1 tabIndex={-1}>{title}</h1>
      <Content />
    </div>
  )
}

/** The date when the legal pages were last reviewed. */
const LEGAL_AS_OF = '2026-11-22'

function LegalPage() {
  const t = useStore(pageMessages)
  const { locale } = useStore($config)
  return (
    <PlaceholderPage>
      <p className="muted small">
        <time dateTime={LEGAL_AS_OF}>{t.asOf({ date: formatDate(LEGAL_AS_OF, locale) })}</time>
      </p>
      <p className="lead">{t.questions}</p>
    </PlaceholderPage>
  )
}

function PlaceholderPage({ children }: { children?: ReactNode }) {
  const t = useStore(pageMessages)
  return (
    <>
      <p className="lead">{t.willBeUpdated}</p>
      {children}
      <Link to={{ route: 'contactUs' }} className="button">
        {t.contact}
      </Link>
    </>
  )
}

function Trade() {
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
