import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { plural } from '#shared/messages/plural.ts'
import { $rfqList, type RfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import { Button } from '#shared/ui/button.tsx'
import { CHOSEN_AT_ONCE, chooseForAll, type Outcome, undoChoice } from './choices.ts'
import { rfqListMessages } from './rfq-list.messages.ts'

type Props = {
  list: RfqList
  isLocked: boolean
  /** Called with the first line that still has no seller. */
  onLeft: (line: { lineId: string }) => void
}

/** Chooses sellers for every line without one, says for how many, and takes them off again. */
export function ChooseForAll({ list, isLocked, onLeft }: Props) {
  const t = useStore(rfqListMessages)
  const [state, setState] = useState<Outcome | 'looking' | 'undone'>()
  const isLooking = state === 'looking'
  const outcome = typeof state === 'object' && !isLocked ? state : undefined
  const choose = async (): Promise<void> => {
    setState('looking')
    setState(await chooseForAll(list.lines))
    const left = $rfqList.get().lines.find(({ offers }) => offers.length === 0)
    if (left) onLeft({ lineId: left.id })
  }
  return (
    <>
      <Button
        look="soft"
        label={t.chooseAll({ most: CHOSEN_AT_ONCE })}
        aria-disabled={isLooking || undefined}
        onClick={() => isLooking || void choose()}
      />
      {outcome && outcome.chosen.size > 0 && (
        <Button
          look="plain"
          label={t.undo}
          onClick={({ currentTarget }) => {
            // The button disappears.
            currentTarget.parentElement?.querySelector('button')?.focus()
            undoChoice(outcome)
            setState('undone')
          }}
        />
      )}
      <p role="status" className="hint">
        {isLooking && t.looking}
        {state === 'undone' && t.undone}
        {outcome && textOf(outcome)}
      </p>
    </>
  )

  function textOf({ chosen, lines, noMatch, differing, failed }: Outcome): string {
    if (lines === 0) return t.allChosen
    const parts = { noMatch, onlyDiffering: differing, lookFailed: failed }
    return [
      plural(t, 'chose', lines, { chosen: chosen.size }),
      ...(['noMatch', 'onlyDiffering', 'lookFailed'] as const).flatMap(name =>
        parts[name] > 0 ? plural(t, name, parts[name]) : [],
      ),
    ].join(' ')
  }
}
