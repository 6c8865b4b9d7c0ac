import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Item } from '#shared/api/items.ts'
import { hrefTo } from '#shared/routes/links.ts'
import { Button } from '#shared/ui/button.tsx'
import { offerMessages } from './offer.messages.ts'

/** Hands the item's address on, by the device's own way where it has one; and prints the page. */
export function ShareAndPrint({ item: { kind, id, name } }: { item: Item }) {
  const t = useStore(offerMessages)
  const [said, say] = useState('')
  const url = hrefTo({ route: kind, params: { id } })
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(url).then(
      () => say(t.copied),
      () => say(t.notCopied({ address: url })),
    )
  const share = async (): Promise<void> => {
    if (!navigator.share) return navigator.clipboard ? copy() : say(t.notCopied({ address: url }))
    // Whoever changes their mind there is not told of it.
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
