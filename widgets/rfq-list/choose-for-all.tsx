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
  /** Called with the first line for the buyer to look at: one without a seller, or with the nearest ones. */
  onLeft: (line: { lineId: string }) => void
}

/** Chooses sellers for every line without one, says for how many, and takes them off again. */
export function ChooseForAll({ list, isLocked, onLeft }: Props) {
  const t = useStore(rfqListMessages)
  const [state, setState] = useState<Outcome | 'looking' | 'undone'>()
  const isLooking = state === 'looking'
  const outcome = typeof state === 'object' && !isLocked ? state : undefined
  const choose = async (before?: Outcome): Promise<void> => {
    setState('looking')
    const next = await chooseForAll(list.lines, before !== undefined)
    setState(
      before ? { ...next, lines: before.lines, chosen: new Map([...before.chosen, ...next.chosen]) } : next,
    )
    const [nearest] = before ? next.chosen.keys() : []
    const left = nearest ?? $rfqList.get().lines.find(({ offers }) => offers.length === 0)?.id
    if (left) onLeft({ lineId: left })
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
            focusFirst(currentTarget)
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
      {outcome && outcome.differing > 0 && !outcome.isNearest && (
        <Button
          label={t.chooseNearest}
          onClick={({ currentTarget }) => {
            focusFirst(currentTarget)
            void choose(outcome)
          }}
        />
      )}
    </>
  )

  function textOf({ chosen, isNearest, lines, noMatch, differing, failed }: Outcome): string {
    if (lines === 0) return t.allChosen
    const parts = [
      ['noMatch', noMatch],
      [isNearest ? 'nearest' : 'onlyDiffering', differing],
      ['lookFailed', failed],
    ] as const
    return [
      plural(t, 'chose', lines, { chosen: chosen.size }),
      ...parts.flatMap(([name, count]) => (count > 0 ? plural(t, name, count) : [])),
    ].join(' ')
  }
}

/** Moves the focus to the first button of the row: the one that was pressed disappears. */
const focusFirst = (pressed: HTMLElement): void => pressed.parentElement?.querySelector('button')?.focus()
