import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Item } from '#shared/api/items.ts'
import { hrefTo } from '#shared/routes/links.ts'
import { Button } from '#shared/ui/button.tsx'
import { itemExtrasMessages } from './item-extras.messages.ts'

/** Shares the item's address, with the device's own dialog if it has one, and prints the page. */
export function ShareAndPrint({ item: { kind, id, name } }: { item: Item }) {
  const t = useStore(itemExtrasMessages)
  const [said, say] = useState('')
  const url = hrefTo({ route: kind, params: { id } })
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(url).then(
      () => say(t.copied),
      () => say(t.notCopied({ address: url })),
    )
  const share = async (): Promise<void> => {
    if (!navigator.share) return navigator.clipboard ? copy() : say(t.notCopied({ address: url }))
    // A reader who cancels sharing there gets no message about it.
    await navigator.share({ title: name, url }).catch(() => {})
  }
  return (
    <>
      <div className="row">
        <Button look="plain" label={t.share} onClick={() => void share()} />
        <Button look="plain" label={t.print} onClick={() => print()} />
      </div>
      <span className="hint" role="status">
        {said}
      </span>
    </>
  )
}
