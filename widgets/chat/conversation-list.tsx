import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { late, useLate } from '#shared/element/late.tsx'
import { CompanyLogo } from '#shared/ui/picture.tsx'
import { useShowMore } from '#shared/ui/show-more.tsx'
import { chatMessages } from './chat.messages.ts'
import type { Conversation } from './conversations.ts'
import { UnreadBadge } from './unread-badge.tsx'

const listParts = late(() => import('./list-parts.tsx'))

/** The longest list that has no field to find a conversation by name. */
const FEW = 5

type Props = {
  conversations: readonly Conversation[]
  openKey: string | null
  onOpen: (key: string) => void
}

/** The chat menu: the logo, name, last message and number of new messages of each conversation. */
export function ConversationList({ conversations, openKey, onOpen }: Props) {
  const t = useStore(chatMessages)
  const parts = useLate(listParts)
  const [sought, seek] = useState('')
  const found = parts ? parts.conversationsNamed(conversations, sought) : conversations
  const [shown, more] = useShowMore(found)
  const list = useRef<HTMLElement>(null)
  const before = useRef(openKey)
  // On the way back from a conversation, the focus returns to its previous place.
  useEffect(() => {
    const left = before.current
    before.current = openKey
    if (openKey !== null || left === null) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? []
    ;[...buttons].find(button => button.dataset.key === left)?.focus()
  }, [openKey])
  return (
    <nav className="conversation-list" part="talks" aria-label={t.list} ref={list}>
      {conversations.length > FEW && (
        <div className="finder">{parts && <parts.Finder sought={sought} found={found} onSeek={seek} />}</div>
      )}
      <ul>
        {shown.map(({ key, name, logo, unread, lastWords, lastAt }) => (
          <li key={key}>
            <button
              type="button"
              className="conversation-row"
              part="talk"
              data-key={key}
              aria-current={key === openKey ? 'true' : undefined}
              onClick={() => onOpen(key)}
            >
              <CompanyLogo name={name} logo={logo} />
              <span className="name">
                <span dir="auto">{name}</span>
                {Boolean(lastWords) && (
                  <span className="last">{parts && <parts.LastWords words={lastWords} at={lastAt} />}</span>
                )}
              </span>
              <UnreadBadge count={key === openKey ? 0 : unread} />
            </button>
          </li>
        ))}
        {more}
      </ul>
    </nav>
  )
}
