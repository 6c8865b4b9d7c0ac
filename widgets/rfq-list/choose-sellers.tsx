import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { stateMessages } from '#shared/element/state.messages.ts'
import { changeLine, isSame, MOST_SELLERS, type Offer, type RfqLine } from '#shared/rfq-list/rfq-list.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { matchesOf } from './matches.store.ts'
import { rfqListMessages } from './rfq-list.messages.ts'

/** The best matches for a line, to choose from; open at first where nobody is asked yet. */
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
        <TextField
          label={t.searchFor}
          type="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <button type="submit" className="button">
          {t.searchAgain}
        </button>
      </form>
      <MatchList key={words} line={line} words={words} />
      <p className="hint">{t.chooseHint({ most: MOST_SELLERS })}</p>
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
  if (matches.offers.length === 0) return <p className="muted">{t.noMatches}</p>
  const isAsked = (offer: Offer): boolean => line.offers.some(each => isSame(each, offer))
  const ask = (offer: Offer, isWanted: boolean): void => {
    const others = line.offers.filter(each => !isSame(each, offer))
    changeLine(line.id, { offers: isWanted ? [...others, offer] : others })
  }
  return (
    <ul className="matches">
      {matches.offers.map(offer => (
        <li key={offer.itemId}>
          <label>
            <input
              type="checkbox"
              checked={isAsked(offer)}
              disabled={!isAsked(offer) && line.offers.length >= MOST_SELLERS}
              onChange={({ currentTarget }) => ask(offer, currentTarget.checked)}
            />
            <span>
              {offer.itemName} <span className="muted small">{offer.companyName}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
