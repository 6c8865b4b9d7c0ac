import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Kind } from '#shared/api/items.ts'
import { useDialog } from '#shared/dialogs/use-dialog.ts'
import { Button } from '#shared/ui/button.tsx'
import { Link } from '#shared/ui/link.tsx'
import { Skeleton } from '#shared/ui/loading.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { OfCompany, PasswordForm, Settings } from './account/account.tsx'
import { Mails } from './account/mails.tsx'
import { WhoIsIt } from './account/who-is-it.tsx'
import { Bids } from './bids/bids.tsx'
import { Brand } from './brand.tsx'
import { Messages } from './chat/messages.tsx'
import { ConfirmFirst } from './confirm-first.tsx'
import { type Chats, chatsOf, memberQuery, quotesQuery } from './dashboard.store.ts'
import { CompanyProfile } from './offers/company-profile.tsx'
import { Offers } from './offers/offers.tsx'
import { Order } from './orders/order.tsx'
import { Orders } from './orders/orders.tsx'
import { type News, newsOf } from './quotes/quote-news.ts'
import { Quotes } from './quotes/quotes.tsx'
import { $access, type Access } from './token.ts'

/** The data that is updated while the page is shown. */
type Live = { chats: Chats; news: News }

type Section = {
  id: string
  title: string
  lead: string
  show: (detail: string, live: Live) => ReactNode
  /** The section of the menu that this one belongs to, which opens by links only. */
  under?: string
}

const quotes: Section = {
  id: 'quotes',
  title: 'Quote Me',
  lead: 'Requests for quotation and inquiries. Choose one to see its quotation and its history.',
  show: (detail, { news }) => <Quotes detail={detail} news={news} />,
}

const messages: Section = {
  id: 'messages',
  title: 'Messages',
  lead: 'Answer your messages here. New ones appear automatically.',
  show: (detail, { chats }) => <Messages open={Number(detail) || 0} chats={chats} />,
}

const offers = (kind: Kind, title: string): Section => ({
  id: `${kind}s`,
  title,
  lead: 'Buyers can find what you publish here at once.',
  show: detail => (
    <OfCompany>
      <Offers key={kind} kind={kind} detail={detail} />
    </OfCompany>
  ),
})

const sections: readonly Section[] = [
  quotes,
  {
    id: 'bids',
    title: 'Bids',
    lead: 'The quotations for each of your RFQ lists, side by side.',
    show: detail => <Bids detail={detail} />,
  },
  {
    id: 'orders',
    title: 'Orders',
    lead: 'What you ordered, and what others ordered from your company.',
    show: () => <Orders />,
  },
  {
    id: 'order',
    title: 'Order confirmation',
    lead: 'What was ordered, from whom and on which terms.',
    show: detail => <Order id={Number(detail) || 0} />,
    under: 'orders',
  },
  messages,
  {
    id: 'outbox',
    title: 'Mails',
    // It depends on the server.
    lead: '',
    show: () => <Mails />,
  },
  {
    id: 'settings',
    title: 'Settings',
    lead: 'Your name, your phone, your mails and your password.',
    show: () => <Settings />,
  },
  {
    id: 'company',
    title: 'Company Profile',
    lead: 'What your company’s page and search results show.',
    show: () => (
      <OfCompany>
        <CompanyProfile />
      </OfCompany>
    ),
  },
  offers('product', 'My Product'),
  offers('service', 'My Services'),
]

/** The page of `/app/dashboard/menu`. The hash `#messages/12` names the section, and the conversation in it. */
export function Dashboard() {
  const access = useStore($access)
  const isSignedIn = access.at === 'member'
  // Without the last argument react-dom would redraw everything, over any text that was typed before it loaded.
  const hash = useSyncExternalStore(onHashChange, currentHash, currentHash)
  const [id, detail = ''] = hash.slice(1).split('/')
  const section = sections.find(each => each.id === id) ?? quotes
  const open = Number(detail) || 0
  const chats = chatsOf(access)
  const news = newsOf(access)
  const main = useRef<HTMLElement>(null)
  const menu = useRef<HTMLElement>(null)
  // A request moves the focus to itself.
  const heading = useFocusOn(section === quotes ? quotes.id : hash)
  useEffect(() => {
    document.title = `${section.title} · Dashboard · Trade Enabler`
    // On a phone the menu is one scrolling row: scrolls to the current section.
    const current = menu.current?.querySelector<HTMLElement>('[aria-current]')
    if (menu.current && current) menu.current.scrollLeft = current.offsetLeft - menu.current.clientWidth / 4
  }, [section])
  return (
    <>
      {/* Not a link, because the hash of the address names the section. */}
      <button type="button" className="button skip" onClick={() => main.current?.focus()}>
        Skip to the content
      </button>
      <header className="top">
        <Brand />
        <span>Dashboard</span>
        {isSignedIn && <Who />}
        <Link to={{ route: 'home' }}>Storefront</Link>
      </header>
      <div className="frame">
        <nav className="menu" aria-label="Dashboard" ref={menu}>
          <ul>
            {sections
              .filter(each => !each.under)
              .map(each => (
                <li key={each.id}>
                  <a
                    href={`#${each.id}`}
                    aria-current={each.id === (section.under ?? section.id) ? 'page' : undefined}
                  >
                    {each.title}
                    {each === messages && isSignedIn && <Unread chats={chats} open={open} />}
                    {each === quotes && isSignedIn && <Unseen news={news} />}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <main ref={main} tabIndex={-1}>
          <h1 ref={heading} tabIndex={-1}>
            {section.title}
          </h1>
          {section.lead && <p className="lead">{section.lead}</p>}
          {isSignedIn ? (
            <OwnPasswordFirst>
              <ConfirmFirst />
              {section.show(detail, { chats, news })}
            </OwnPasswordFirst>
          ) : (
            <NotYet {...access} />
          )}
        </main>
      </div>
    </>
  )
}

const currentHash = (): string => location.hash

function onHashChange(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** Moves the focus to the heading after another part of the page was opened. */
function useFocusOn(part: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(part)
  useEffect(() => {
    if (before.current !== part) heading.current?.focus()
    before.current = part
  }, [part])
  return heading
}

function Who() {
  const { name, company } = useQuery(memberQuery).data ?? {}
  return (
    <span className="who">
      {/* A new company has its member's name. */}
      <b>{name}</b> {company?.name !== name && company?.name}
    </span>
  )
}

/** Shows the number of new messages. Opening a conversation marks it as read, but the list may be slightly older. */
function Unread({ chats, open }: { chats: Chats; open: number }) {
  const { data = [] } = useStore(chats.$chats)
  const unread = data.reduce((sum, chat) => sum + (chat.id === open ? 0 : chat.unread), 0)
  return <Badge count={unread} />
}

/** Shows the number of requests with news, on both sides. */
function Unseen({ news }: { news: News }) {
  const { data } = useStore(news.$unseen)
  return <Badge count={data ? data.sent + data.received : 0} />
}

function Badge({ count }: { count: number }) {
  return count > 0 && <span className="badge">{` ${count} new`}</span>
}

/** Hides the page from a member who signed in with a mailed password, until there is a new one. */
function OwnPasswordFirst({ children }: { children: ReactNode }) {
  const { data, error, retry } = useQuery(memberQuery)
  const [wasRefused, setRefused] = useState(false)
  // During a retry there is neither data nor error: the form stays, so that no typing is lost.
  const isRefused = error ? error.status === 403 : wasRefused && !data
  if (isRefused !== wasRefused) setRefused(isRefused)
  if (!isRefused) return children
  return (
    <>
      <p className="lead" role="alert">
        You signed in with a temporary password. Choose your own password to continue.
      </p>
      <PasswordForm
        onChanged={() => {
          retry()
          // That call was refused too.
          quotesQuery.revalidate()
        }}
      />
    </>
  )
}

function NotYet(access: Access) {
  if (access.at === 'asking') return <WhoIsIt {...access} />
  if (access.at === 'arriving') return <Skeleton height="112px" />
  return <SignedOut />
}

function SignedOut() {
  const openDialog = useDialog()
  return (
    <section className="state" role="alert">
      <h2>You are signed out</h2>
      <p>
        Your session has ended, or this page was opened without one. Sign in, and this page shows what you
        opened it for.
      </p>
      <Button look="primary" label="Sign in" aria-haspopup="dialog" onClick={() => openDialog('login')} />
    </section>
  )
}
