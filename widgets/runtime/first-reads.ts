/** A path below `/api/public/`, and its parameters. */
type FirstRead = readonly [path: string, query?: Readonly<Record<string, string>>]

/**
 * The reads that an element makes first, by its attributes: `{name}` has to be there, `{name=x}` is `x` without it, and
 * `{name=x^}` is written in capitals. So the script can begin them before anything else has come (design section 10).
 * They are the addresses that the client asks for; a test holds them together.
 */
export const firstReads: Readonly<Record<string, readonly FirstRead[]>> = {
  'trade-product': [['product/detail', { productId: '{product-id}' }]],
  'trade-service': [['service/detail', { serviceId: '{service-id}' }]],
  'trade-rfq': [['{kind=product}/detail', { '{kind=product}Id': '{item-id}' }]],
  'trade-company': [['tenant/website', { tenantId: '{company-id}' }]],
  'trade-search': [
    [
      'search/item',
      {
        searchKeyword: '{keyword=}',
        itemType: '{tab=products^}',
        RowsPerPage: '10',
        PageNumber: '{page=1}',
      },
    ],
    ['search/item/count', { keyword: '{keyword}' }],
  ],
  'trade-recommended': [['{kind=product}/recommended']],
  'trade-category-carousel': [['category/top10']],
  'trade-categories': [['category/all']],
  'trade-category': [
    ['{kind}/category', { categoryId: '{category-id}' }],
    ['{kind}/list/category', { categoryId: '{category-id}' }],
  ],
}

/** The whole addresses of an element's first reads; those left out for which an attribute is missing. */
export function addressesOf(element: Element, apiHost: string): string[] {
  return (firstReads[element.localName] ?? []).flatMap(read => addressOf(read, element, apiHost) ?? [])
}

function addressOf([path, query]: FirstRead, element: Element, apiHost: string): string | undefined {
  let isWhole = true
  const fill = (text: string): string =>
    text.replace(/\{([\w-]+)(?:(=)([\w-]*)(\^?))?\}/g, (_, name, mayMiss, fallback = '', capitals) => {
      const value = element.getAttribute(name)?.trim() || fallback
      if (!value && !mayMiss) isWhole = false
      return capitals ? value.toUpperCase() : value
    })
  const pairs = Object.entries(query ?? {}).map(pair => pair.map(fill))
  const address = `${apiHost}/api/public/${fill(path)}`
  if (!isWhole) return undefined
  return pairs.length > 0 ? `${address}?${new URLSearchParams(pairs)}` : address
}
