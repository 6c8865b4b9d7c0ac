import { type Infer, type } from 'superstruct'
import { id, optionalId, someText, text } from './schema.ts'
import { safeUrl } from './url.ts'

/** A product, service or company in a list. `companyId` is 0 when the server does not name the company. */
export type Listing = {
  id: number
  name: string
  category: string
  description: string
  companyId: number
  companyName: string
  location: string
  image: string
  /** Shown on hover; '' when there is none. */
  alternateImage: string
}

/** What search results and category lists call alike; only the second picture has two names (spec section 3). */
export const Listed = type({
  Id: id,
  Name: someText,
  Category: text,
  ShortDescription: text,
  CompanyId: optionalId,
  CompanyName: text,
  Location: text,
  ItemImage: text,
})

export function listingOf(entry: Infer<typeof Listed>, alternateImage: string): Listing {
  return {
    id: entry.Id,
    name: entry.Name,
    category: entry.Category,
    description: entry.ShortDescription,
    companyId: entry.CompanyId,
    companyName: entry.CompanyName,
    location: entry.Location,
    image: safeUrl(entry.ItemImage),
    alternateImage: safeUrl(alternateImage),
  }
}
