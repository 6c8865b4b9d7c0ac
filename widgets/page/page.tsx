import { useStore } from '@nanostores/react'
import { useReady } from '#shared/element/paint-effect.ts'
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
  legal: PlaceholderPage,
  customerService: PlaceholderPage,
  privacy: PlaceholderPage,
  terms: PlaceholderPage,
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

function PlaceholderPage() {
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
