import type { Kind } from '#shared/api/items.ts'
import { ActionButton } from './action-button.tsx'
import { changeOffer, type OfferRow } from './offer-calls.ts'

export function PublishedPill({ isPublished }: { isPublished: boolean }) {
  return (
    <span className={isPublished ? 'pill good' : 'pill over'}>{isPublished ? 'Published' : 'Draft'}</span>
  )
}

type PublishProps = Pick<OfferRow, 'id' | 'name' | 'isPublished'> & { kind: Kind; onChanged: () => void }

export function PublishButton({ kind, id, name, isPublished, onChanged }: PublishProps) {
  const label = isPublished ? 'Unpublish' : 'Publish'
  return (
    <ActionButton
      label={label}
      aria-label={`${label} ${name}`}
      look={isPublished ? 'soft' : 'primary'}
      run={async () => {
        await changeOffer(kind, id, { isPublished: !isPublished })
        onChanged()
      }}
    />
  )
}
