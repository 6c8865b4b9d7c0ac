type FoundWords = {
  id?: number
  name?: string
  category?: string
  description?: string
  companyId?: number
  companyName?: string
  location?: string
  image?: string
  alternateImage?: string
}

/** The reply of `GET /api/public/search/item`: one page, and how many there are in all. */
export function searchReply(found: FoundWords[] = [{}], total = found.length) {
  return { searchList: found.map(foundReply), searchListRowCount: total }
}

/** The reply of `GET /api/public/search/item/count`. */
export function countsReply(counts: { products?: number; services?: number; company?: number } = {}) {
  return {
    TotalProduct: counts.products ?? 0,
    TotalService: counts.services ?? 0,
    TotalCompany: counts.company ?? 0,
  }
}

/** The reply of `GET /api/public/product/list/category` and of its twin for services. */
export function listingReply(entries: FoundWords[] = [{}]) {
  return entries.map((words, index) => {
    const { ItemImageAlt, ...entry } = foundReply(words, index)
    return { ...entry, ItemImage2: ItemImageAlt }
  })
}

function foundReply(words: FoundWords, index: number) {
  return {
    Id: words.id ?? index + 1,
    Name: words.name ?? `Ball valve ${index + 1}`,
    Category: words.category ?? 'Valves',
    ShortDescription: words.description ?? 'Trunnion mounted, fire safe.',
    CompanyId: words.companyId ?? 12,
    CompanyName: words.companyName ?? 'Kerteh Flow Control Sdn Bhd',
    Location: words.location ?? 'Kerteh, Terengganu',
    ItemImage: words.image ?? '/pictures/valve-1.svg',
    ItemImageAlt: words.alternateImage ?? '/pictures/valve-2.svg',
  }
}
