import { useEffect, useRef } from 'react'
import { useMessages } from '#shared/messages/messages.ts'
import { CompanyLogo } from '#shared/ui/picture.tsx'
import { Badge } from './badge.tsx'
import type { Talk } from './talks.ts'

type Props = { talks: readonly Talk[]; open: string | null; onOpen: (key: string) => void }

/** The chat menu: logo, name and new messages of each. Spec section 3. */
export function TalkList({ talks, open, onOpen }: Props) {
  const t = useMessages()
  const list = useRef<HTMLElement>(null)
  const before = useRef(open)
  // Back from a conversation: the focus goes on where it was.
  useEffect(() => {
    const left = before.current
    before.current = open
    if (open !== null || left === null) return
    const entries = list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? []
    ;[...entries].find(entry => entry.dataset.key === left)?.focus()
  }, [open])
  return (
    <nav className="talks" part="talks" aria-label={t('chat.list')} ref={list}>
      <ul>
        {talks.map(({ key, name, logo, unread }) => (
          <li key={key}>
            <button
              type="button"
              className="talk"
              part="talk"
              data-key={key}
              aria-current={key === open ? 'true' : undefined}
              onClick={() => onOpen(key)}
            >
              <CompanyLogo name={name} logo={logo} />
              <span className="talk-name" dir="auto">
                {name}
              </span>
              <Badge count={key === open ? 0 : unread} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
