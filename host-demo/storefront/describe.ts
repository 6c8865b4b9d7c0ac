import type { Kind } from '#shared/api/items.ts'
import { itemQuery } from '#shared/stores/queries.ts'
import { companyQuery } from '#widgets/company/company.store.ts'
import type { Destination } from './place.ts'
import { screens } from './screens.ts'
import { type Described, describeCompany, describeItem } from './structured-data.ts'

const ABOUT =
  'Products and services for oil and gas from small and medium enterprises: search, compare, and ask for a quotation.'

/**
 * Tells search engines what the page shows, as soon as its content is there. It listens to the stores that the widgets
 * fill, so it costs no request of its own. Gives back how to end it.
 */
export function describePage(destination: Destination): () => void {
  const { title } = screens[destination.route]
  write({ description: title ? `${title}. ${ABOUT}` : ABOUT, data: [] })
  const id = Number(destination.params.id)
  switch (destination.route) {
    case 'product':
    case 'service':
      return followItem(destination.route, id)
    case 'company':
    case 'companyContactUs':
      return companyQuery.store(id).subscribe(({ data }) => data && write(describeCompany(data)))
    default:
      return () => {}
  }
}

function followItem(kind: Kind, id: number): () => void {
  return itemQuery.store(kind, id).subscribe(({ data }) => data && write(describeItem(data)))
}

function write({ description, data }: Described): void {
  const meta = document.head.querySelector('meta[name="description"]')
  meta?.setAttribute('content', description || ABOUT)
  for (const old of document.head.querySelectorAll('script[type="application/ld+json"]')) old.remove()
  for (const each of data) {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.textContent = JSON.stringify(each)
    document.head.append(script)
  }
}
