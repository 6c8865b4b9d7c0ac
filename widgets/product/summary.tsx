import type { Item } from '#shared/api/items.ts'
import { type Late, LatePlace, late } from '#shared/element/late.tsx'
import { type Extension, useExtension } from '#shared/places/places.tsx'
import { Link } from '#shared/ui/link.tsx'
import { CompanyLogo } from '#shared/ui/picture.tsx'
import { LongText } from '#shared/ui/show-more.tsx'
import { ItemActions } from './item-actions.tsx'
import type * as extras from './item-extras.tsx'

type LateExtras = Late<Pick<typeof extras, 'ItemExtras'> & Pick<extras.ItemExtrasProps, 'ItemAction'>>
type LateAction = NonNullable<Extension['itemAction']>

const plainExtras: LateExtras = late(async () => ({
  ItemExtras: (await import('./item-extras.tsx')).ItemExtras,
  ItemAction: undefined,
}))

/** A late part is the same object each time. */
const extrasOf = new WeakMap<LateAction, LateExtras>()

/** Returns the content below the buttons, with the extension's action. */
function extrasWith(action: LateAction | undefined): LateExtras {
  if (!action) return plainExtras
  const known = extrasOf.get(action)
  if (known) return known
  const made: LateExtras = late(async () => {
    const [{ ItemExtras }, { ItemAction }] = await Promise.all([import('./item-extras.tsx'), action.load()])
    return { ItemExtras, ItemAction }
  })
  extrasOf.set(action, made)
  return made
}

type Props = { item: Item; later: typeof extras | undefined }

/** Name, category, company and location, and the buttons to ask for a quotation. */
export function Summary({ item, later }: Props) {
  const { itemAction } = useExtension()
  return (
    <div className="summary" part="summary">
      {item.category &&
        (later ? <later.CategoryLink item={item} /> : <span className="pill">{item.category}</span>)}
      <h1 tabIndex={-1}>{item.name}</h1>
      {item.shortDescription && (
        <p className="lead">
          <LongText text={item.shortDescription} />
        </p>
      )}
      <Company item={item} />
      <ItemActions item={item} />
      <LatePlace className="offer" of={extrasWith(itemAction)}>
        {({ ItemExtras, ItemAction }) => <ItemExtras item={item} ItemAction={ItemAction} />}
      </LatePlace>
    </div>
  )
}

function Company({ item: { companyId, companyName, location, company } }: { item: Item }) {
  const name = companyName || company.name
  if (!name && !location) return null
  return (
    <div className="company seller" part="company">
      <CompanyLogo name={name} logo={company.logo} />
      <div>
        {companyId && name ? (
          <Link to={{ route: 'company', params: { id: companyId } }}>{name}</Link>
        ) : (
          <b>{name}</b>
        )}
        <p className="muted small">{location}</p>
      </div>
    </div>
  )
}
