import { useStore } from '@nanostores/react'
import { $config } from '#shared/config/config.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { useOwnText } from '#shared/ui/own-text.ts'
import type { Conversation } from './conversations.ts'
import css from './list-parts.css?inline'
import { listPartsMessages } from './list-parts.messages.ts'
import { whenSaid } from './message-dates.ts'

/** Returns the conversations that have these letters in their name. */
export function conversationsNamed(
  conversations: readonly Conversation[],
  sought: string,
): readonly Conversation[] {
  const letters = sought.trim().toLocaleLowerCase()
  return letters === ''
    ? conversations
    : conversations.filter(({ name }) => name.toLocaleLowerCase().includes(letters))
}

type FinderProps = { sought: string; found: readonly Conversation[]; onSeek: (sought: string) => void }

export function Finder({ sought, found, onSeek }: FinderProps) {
  const own = useOwnText<HTMLInputElement>(sought, onSeek)
  const t = useStore(listPartsMessages)
  useLateStyles(css)
  return (
    <>
      <input
        type="search"
        className="input"
        {...own}
        aria-label={t.find}
        placeholder={t.find}
        autoComplete="off"
      />
      <p className="none-found muted small" role="status">
        {found.length === 0 && t.noneFound}
      </p>
    </>
  )
}

export function LastWords({ words, at }: { words: unknown; at: unknown }) {
  const { locale } = useStore($config)
  useLateStyles(css)
  return (
    <>
      <span dir="auto">{typeof words === 'string' && words}</span>
      {typeof at === 'string' && <time dateTime={at}>{whenSaid(at, locale, new Date())}</time>}
    </>
  )
}
