import { useRef } from 'react'
import type { Kind } from '#shared/api/items.ts'
import { ActionButton } from './action-button.tsx'
import { changeOffer, type Offer } from './offer-calls.ts'
import { PictureInput } from './picture-input.tsx'

const MAX = 5

type Props = {
  kind: Kind
  id: number
  pictures: Offer['pictures']
  onChanged: () => void
}

/** The pictures of an item, in the order in which buyers see them. */
export function OfferPictures({ kind, id, pictures, onChanged }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)

  const keep = (names: string[]) => async () => {
    await changeOffer(kind, id, { pictureNames: names })
    onChanged()
    heading.current?.focus()
  }
  const names = pictures.map(({ name }) => name)
  return (
    <section className="card form-card">
      <h2 ref={heading} tabIndex={-1}>
        Pictures
      </h2>
      {pictures.length > 0 && (
        <ol className="own-pictures">
          {pictures.map(({ name, url }, at) => (
            <li key={name}>
              <img src={url} alt={`${at + 1}`} />
              <div className="row">
                <ActionButton
                  label="Earlier"
                  aria-label={`Move picture ${at + 1} earlier`}
                  aria-disabled={at === 0}
                  run={keep(at === 0 ? names : swapped(names, at))}
                />
                <ActionButton
                  label="Remove"
                  aria-label={`Remove picture ${at + 1}`}
                  run={keep(names.filter(each => each !== name))}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <PictureInput
        label="Add pictures"
        hint={`JPEG, PNG or WebP, up to 5 MB each, ${MAX} in total. Lists show the first one, and the second one when somebody points at it.`}
        of={`${kind}s/${id}`}
        multiple
        isFull={pictures.length >= MAX}
        onChanged={onChanged}
      />
    </section>
  )
}

/** Returns the names with the one at this place moved before its neighbour. */
function swapped(names: readonly string[], at: number): string[] {
  const [before = '', moved = ''] = names.slice(at - 1, at + 1)
  return [...names.slice(0, at - 1), moved, before, ...names.slice(at + 1)]
}
