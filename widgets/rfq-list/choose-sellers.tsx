import { useStore } from '@nanostores/react'
import { type FormEvent, useId, useState } from 'react'
import { stateMessages } from '#shared/element/state.messages.ts'
import { changeLine, isSame, MAX_SELLERS, type RfqLine } from '#shared/procurement/rfq-list/rfq-list.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import { compareDetails, type Detail } from './details.ts'
import { bestOf, type Match, matchesOf } from './matches.store.ts'
import { rfqListMessages } from './rfq-list.messages.ts'

/** The best matches for a line, to choose from. Open at first if the line has no seller yet. */
export function ChooseSellers({ line }: { line: RfqLine }) {
  const t = useStore(rfqListMessages)
  const [isOpen, setOpen] = useState(line.offers.length === 0)
  return (
    <details
      className="choose"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      part="choose"
    >
      <summary>
        {line.offers.length === 0 ? t.choose : t.chooseMore}
        <Icon path={icons.down} />
      </summary>
      {isOpen && <Chooser line={line} />}
    </details>
  )
}

function Chooser({ line }: { line: RfqLine }) {
  const t = useStore(rfqListMessages)
  const [typed, setTyped] = useState(line.wanted)
  const [words, setWords] = useState(line.wanted)
  const search = (event: FormEvent): void => {
    event.preventDefault()
    setWords(typed.trim() || line.wanted)
  }
  return (
    <div className="chooser">
      <form className="row" onSubmit={search}>
        <TextField label={t.searchFor} type="search" value={typed} onText={setTyped} />
        <button type="submit" className="button">
          {t.searchAgain}
        </button>
      </form>
      <MatchList key={words} line={line} words={words} />
      <p className="hint">{t.chooseHint({ most: MAX_SELLERS })}</p>
    </div>
  )
}

function MatchList({ line, words }: { line: RfqLine; words: string }) {
  const t = useStore(rfqListMessages)
  const tState = useStore(stateMessages)
  const matches = useStore(matchesOf(words))
  if (matches.at === 'looking') {
    return (
      <p className="muted" role="status">
        {t.looking}
      </p>
    )
  }
  if (matches.at === 'failed') {
    return (
      <div className="row">
        <p className="error-text">{matches.error.message}</p>
        <Button label={tState.retry} onClick={matches.retry} />
      </div>
    )
  }
  const best = bestOf(matches.found, words, line.unit)
  if (best.length === 0) return <p className="muted">{t.noMatches}</p>
  return (
    <ul className="matches">
      {best.map(match => (
        <MatchRow key={`${match.offer.kind}:${match.offer.itemId}`} line={line} match={match} />
      ))}
    </ul>
  )
}

function MatchRow({ line, match: { offer, location, description } }: { line: RfqLine; match: Match }) {
  const t = useStore(rfqListMessages)
  const id = useId()
  const { kind, itemId, itemName, companyName } = offer
  const others = line.offers.filter(each => !isSame(each, offer))
  const isAsked = others.length < line.offers.length
  const { different, unstated } = compareDetails(line.wanted, `${itemName} ${description}`)
  const named = (details: readonly Detail[]): string => details.map(each => t[`detail.${each}`]).join(', ')
  return (
    <li>
      <label>
        <input
          type="checkbox"
          id={id}
          aria-labelledby={`${id}-name ${id}-about`}
          checked={isAsked}
          disabled={!isAsked && line.offers.length >= MAX_SELLERS}
          onChange={({ currentTarget }) =>
            changeLine(line.id, { offers: currentTarget.checked ? [...others, offer] : others })
          }
        />
      </label>
      <span id={`${id}-name`}>
        <Link to={{ route: kind, params: { id: itemId } }}>{itemName}</Link>
      </span>
      <label htmlFor={id} id={`${id}-about`}>
        <span className="muted small">{[companyName, location].filter(Boolean).join(' · ')}</span>{' '}
        <span className="pill">{t[kind]}</span>{' '}
        {different.length > 0 && (
          <span className="error-text">{t.different({ details: named(different) })}</span>
        )}{' '}
        {unstated.length > 0 && (
          <span className="muted small">{t.unstated({ details: named(unstated) })}</span>
        )}
      </label>
    </li>
  )
}
