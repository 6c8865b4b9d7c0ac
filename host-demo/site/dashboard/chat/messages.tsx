import { useStore } from '@nanostores/react'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Link } from '#shared/ui/link.tsx'
import { CompanyLogo } from '#shared/ui/picture.tsx'
import type { Chat } from '../api.ts'
import type { Chats } from '../dashboard.store.ts'
import { Answered, Moment } from '../ui.tsx'
import { conversationMessages } from './conversation.messages.ts'
import { ConversationView } from './conversation.tsx'

/** Every conversation of the member, or of the member's company, with the `open` one beside them. */
export function Messages({ open, chats }: { open: number; chats: Chats }) {
  const t = useStore(conversationMessages)
  const { data, error } = useStore(chats.$chats)
  return (
    <Answered answer={{ data, error, retry: chats.$chats.refresh }}>
      {entries =>
        entries.length === 0 ? (
          <EmptyState title={t.none} text={t.noneText}>
            <Link to={{ route: 'home' }} className="button">
              {t.storefront}
            </Link>
          </EmptyState>
        ) : (
          <div className="messages" data-open={open > 0}>
            <ul className="conversation-list" aria-label={t.conversations}>
              {entries.map(chat => (
                <Row key={chat.id} chat={chat} isOpen={chat.id === open} />
              ))}
            </ul>
            <section className="conversation" aria-label={t.conversation}>
              {open ? (
                <ConversationView key={open} chat={chats.open(open)} />
              ) : (
                <p className="nothing-said muted">{t.choose}</p>
              )}
            </section>
          </div>
        )
      }
    </Answered>
  )
}

function Row({ chat, isOpen }: { chat: Chat; isOpen: boolean }) {
  const t = useStore(conversationMessages)
  const { id, title, company, with: other, unread, lastAt } = chat
  const isToday = new Date(lastAt).toDateString() === new Date().toDateString()
  return (
    <li>
      <a href={`#messages/${id}`} className="conversation-row" aria-current={isOpen || undefined}>
        <CompanyLogo name={other.name} logo={other.picture} />
        <span className="name">
          {other.name}
          {/* A conversation has the company's name as its title, unless a member chose another. */}
          {title !== company.name && <small className="muted">{title}</small>}
        </span>
        <span className="muted small">
          <Moment at={lastAt} show={isToday ? { timeStyle: 'short' } : { month: 'short', day: 'numeric' }} />
        </span>
        {unread > 0 && !isOpen && <span className="badge">{t.new({ count: unread })}</span>}
      </a>
    </li>
  )
}
