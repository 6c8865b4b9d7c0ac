import { useStore } from '@nanostores/react'
import { type FormEvent, useId, useState } from 'react'
import { stateMessages } from '#shared/element/state.messages.ts'
import {
  changeLine,
  isSame,
  MAX_SELLERS,
  type RfqLine,
  type SellerItem,
} from '#shared/procurement/rfq-list/rfq-list.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { Link } from '#shared/ui/link.tsx'
import { compareMatch, matchesFor } from './choices.ts'
import type { Detail } from './details.ts'
import { type Match, type Matches, matchesOf } from './matches.store.ts'
import { rfqListMessages } from './rfq-list.messages.ts'

/** The sellers that are asked for a line, and the best matches to choose others from. */
export function ChooseSellers({ line }: { line: RfqLine }) {
  const t = useStore(rfqListMessages)
  const titleId = useId()
  const [typed, setTyped] = useState<string>()
  const [words = line.wanted, setWords] = useState<string>()
  const search = (event: FormEvent): void => {
    event.preventDefault()
    setWords(typed?.trim() || undefined)
  }
  return (
    <section className="chooser" aria-labelledby={titleId} part="choose">
      <h3 id={titleId}>{t.sellers}</h3>
      <form className="row" onSubmit={search}>
        <TextField
          label={t.searchFor}
          type="search"
          name="words"
          value={typed ?? line.wanted}
          onText={setTyped}
        />
        <button type="submit" className="button">
          {t.searchAgain}
        </button>
      </form>
      <MatchList line={line} words={words} />
      <p className="hint">{t.chooseHint({ most: MAX_SELLERS })}</p>
    </section>
  )
}

type Row = { offer: SellerItem; match?: Match }

function MatchList({ line, words }: { line: RfqLine; words: string }) {
  const t = useStore(rfqListMessages)
  const matches = useStore(matchesOf(words))
  // A seller who is no longer asked stays in sight, to be asked again.
  const [held, hold] = useState(line.offers)
  const added = line.offers.filter(offer => !held.some(each => isSame(each, offer)))
  if (added.length > 0) hold([...held, ...added])
  const best = words.trim() ? matchesFor(line, words, matches) : []
  const others = held.filter(offer => !best.some(match => isSame(match.offer, offer)))
  const rows: Row[] = [...others.map(offer => ({ offer })), ...best.map(match => ({ match, ...match }))]
  return (
    <>
      {rows.length > 0 && (
        <ul className="matches">
          {rows.map(row => (
            <MatchRow key={`${row.offer.kind}:${row.offer.itemId}`} line={line} {...row} />
          ))}
        </ul>
      )}
      <LookState matches={matches} />
      {matches.at === 'found' && best.length === 0 && <p className="muted">{t.noMatches}</p>}
      {matches.at === 'found' && matches.found.leftOut && (
        <p className="muted">{t.foundWithout({ words: matches.found.leftOut })}</p>
      )}
    </>
  )
}

function LookState({ matches }: { matches: Matches }) {
  const t = useStore(rfqListMessages)
  const tState = useStore(stateMessages)
  if (matches.at === 'looking') {
    return (
      <p className="muted" role="status">
        {t.looking}
      </p>
    )
  }
  if (matches.at !== 'failed') return null
  return (
    <div className="row">
      <p className="error-text">{matches.error.message}</p>
      <Button label={tState.retry} onClick={matches.retry} />
    </div>
  )
}

function MatchRow({ line, offer, match }: Row & { line: RfqLine }) {
  const t = useStore(rfqListMessages)
  const id = useId()
  const { kind, itemId, itemName, companyName } = offer
  const others = line.offers.filter(each => !isSame(each, offer))
  const isAsked = others.length < line.offers.length
  const { different, unstated } = match ? compareMatch(line, match) : { different: [], unstated: [] }
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
        <span className="company">{[companyName, match?.location].filter(Boolean).join(' · ')}</span> ·{' '}
        {t[kind]}{' '}
        {different.length > 0 && (
          <span className="differs">{t.different({ details: named(different) })}</span>
        )}{' '}
        {unstated.length > 0 && <span>{t.unstated({ details: named(unstated) })}</span>}
      </label>
    </li>
  )
}
