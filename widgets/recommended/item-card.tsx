import type { Kind } from '#shared/api/items.ts'
import type { RecommendedItem } from '#shared/api/recommended.ts'
import { Link } from '#shared/ui/link.tsx'
import { Picture } from '#shared/ui/picture.tsx'
import { truncate } from '#shared/ui/truncate.ts'

type Props = { kind: Kind; card: RecommendedItem }

/** A card with the picture, its alternate on hover, and the name. */
export function ItemCard({ kind, card: { id, name, image, alternateImage } }: Props) {
  const short = truncate(name)
  return (
    <li>
      <Link to={{ route: kind, params: { id } }} className="card item" part="card">
        <Picture src={image} alt="" hoverSrc={alternateImage} />
        <h3 className="name" title={short === name ? undefined : name}>
          {short}
        </h3>
      </Link>
    </li>
  )
}
