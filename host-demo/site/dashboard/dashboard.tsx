import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Kind } from '#shared/api/items.ts'
import { useDialog } from '#shared/dialogs/use-dialog.ts'
import type { TextKey } from '#shared/messages/i18n.ts'
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
import { dashboardMessages } from './dashboard.messages.ts'
import { type Chats, chatsOf, memberQuery, quotesQuery } from './dashboard.store.ts'
import { CompanyProfile } from './items/company-profile.tsx'
import { OwnItems } from './items/own-items.tsx'
import { Order } from './orders/order.tsx'
import { Orders } from './orders/orders.tsx'
import { type News, newsOf } from './quotes/quote-news.ts'
import { Quotes } from './quotes/quotes.tsx'
import { $access, type Access } from './token.ts'

/** The data that is updated while the page is shown. */
type Live = { chats: Chats; news: News }

type Text = TextKey<typeof dashboardMessages>

type Section = {
  id: string
  title: Text
  /** Missing if it depends on the server. */
  lead?: Text
  show: (detail: string, live: Live) => ReactNode
  /** The section of the menu that this one belongs to, which opens by links only. */
  under?: string
}

const quotes: Section = {
  id: 'quotes',
  title: 'quotes',
  lead: 'quotesLead',
  show: (detail, { news }) => <Quotes detail={detail} news={news} />,
}

const messages: Section = {
  id: 'messages',
  title: 'messages',
  lead: 'messagesLead',
  show: (detail, { chats }) => <Messages open={Number(detail) || 0} chats={chats} />,
}

const ownItems = (kind: Kind): Section => ({
  id: `${kind}s`,
  title: `${kind}s`,
  lead: 'offersLead',
  show: detail => (
    <OfCompany>
      <OwnItems key={kind} kind={kind} detail={detail} />
    </OfCompany>
  ),
})

const sections: readonly Section[] = [
  quotes,
  {
    id: 'bids',
    title: 'bids',
    lead: 'bidsLead',
    show: detail => <Bids detail={detail} />,
  },
  {
    id: 'orders',
    title: 'orders',
    lead: 'ordersLead',
    show: () => <Orders />,
  },
  {
    id: 'order',
    title: 'order',
    lead: 'orderLead',
    show: detail => <Order id={Number(detail) || 0} />,
    under: 'orders',
  },
  messages,
  {
    id: 'outbox',
    title: 'mails',
    show: () => <Mails />,
  },
  {
    id: 'settings',
    title: 'settings',
    lead: 'settingsLead',
    show: () => <Settings />,
  },
  {
    id: 'company',
    title: 'company',
    lead: 'companyLead',
    show: () => (
      <OfCompany>
        <CompanyProfile />
      </OfCompany>
    ),
  },
  ownItems('product'),
  ownItems('service'),
]

/** The page of `/app/dashboard/menu`. The hash `#messages/12` names the section, and the conversation in it. */
export function Dashboard() {
  const t = useStore(dashboardMessages)
  const access = useStore($access)
  const isSignedIn = access.at === 'member'
  // Without the last argument react-dom would redraw everything, over any text that was typed before it loaded.
  const hash = useSyncExternalStore(onHashChange, currentHash, currentHash)
  const [id, ...rest] = hash.slice(1).split('/')
  const detail = rest.join('/')
  const section = sections.find(each => each.id === id) ?? quotes
  const open = Number(detail) || 0
  const chats = chatsOf(access)
  const news = newsOf(access)
  const main = useRef<HTMLElement>(null)
  const menu = useRef<HTMLElement>(null)
  // A request moves the focus to itself.
  const heading = useFocusOn(section === quotes ? quotes.id : hash)
  const title = t[section.title]
  useEffect(() => {
    document.title = t.pageTitle({ section: title })
    // On a phone the menu is one scrolling row: scrolls to the current section.
    const current = menu.current?.querySelector<HTMLElement>('[aria-current]')
    if (menu.current && current) menu.current.scrollLeft = current.offsetLeft - menu.current.clientWidth / 4
  }, [t, title])
  return (
    <>
      {/* Not a link, because the hash of the address names the section. */}
      <button type="button" className="button skip" onClick={() => main.current?.focus()}>
        {t.skip}
      </button>
      <header className="top">
        <Brand />
        <span>{t.title}</span>
        {isSignedIn && <Who />}
        <Link to={{ route: 'home' }}>{t.storefront}</Link>
      </header>
      <div className="frame">
        <nav className="menu" aria-label={t.title} ref={menu}>
          <ul>
            {sections
              .filter(each => !each.under)
              .map(each => (
                <li key={each.id}>
                  <a
                    href={`#${each.id}`}
                    aria-current={each.id === (section.under ?? section.id) ? 'page' : undefined}
                  >
                    {t[each.title]}
                    {each === messages && isSignedIn && <Unread chats={chats} open={open} />}
                    {each === quotes && isSignedIn && <Unseen news={news} />}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <main ref={main} tabIndex={-1}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {section.lead && <p className="lead">{t[section.lead]}</p>}
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
  const t = useStore(dashboardMessages)
  return count > 0 && <span className="badge">{` ${t.new({ count })}`}</span>
}

/** Hides the page from a member who signed in with a mailed password, until there is a new one. */
function OwnPasswordFirst({ children }: { children: ReactNode }) {
  const t = useStore(dashboardMessages)
  const { data, error, retry } = useQuery(memberQuery)
  const [wasRefused, setRefused] = useState(false)
  // During a retry there is neither data nor error: the form stays, so that no typing is lost.
  const isRefused = error ? error.status === 403 : wasRefused && !data
  if (isRefused !== wasRefused) setRefused(isRefused)
  if (!isRefused) return children
  return (
    <>
      <p className="lead" role="alert">
        {t.temporaryPassword}
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
  const t = useStore(dashboardMessages)
  const openDialog = useDialog()
  return (
    <section className="state" role="alert">
      <h2>{t.signedOut}</h2>
      <p>{t.signedOutText}</p>
      <Button look="primary" label={t.signIn} aria-haspopup="dialog" onClick={() => openDialog('login')} />
    </section>
  )
}
