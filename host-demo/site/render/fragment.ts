import { parseId } from '#shared/api/parse-id.ts'
import { readSettings } from '#shared/config/settings.ts'
import { itemQuery } from '#shared/stores/item-query.ts'
import { cachedData } from '#shared/stores/query.ts'
import { companySchema, itemSchema, type Schema } from '#shared/structured-data/schema.ts'
import { companyQuery } from '#widgets/company/company.store.ts'
import { NotRendered, renderElement, takesAttribute } from '#widgets/runtime/render-element.ts'
import { eachOnce, type Read } from './reads.ts'
import { servedLocale } from './served-locale.ts'
import { servedCss } from './used-css.ts'

type FragmentOptions = {
  origin: string
  read: Read
  /** The id of the member for whom it is rendered, and whose bearer `read` sends. Without it for visitors. */
  member?: number
}

/**
 * Answers `GET /render/<tag>?<attributes>`, and with `member` the POST for a member, as widgets/runtime/fragment.ts
 * reads it. Undefined if the tag is not an element, or if a parameter is not one of its attributes: such requests would
 * fill the cache. Settings of the script tag begin with `data-`.
 */
export async function renderFragment(
  tag: string,
  given: readonly (readonly [name: string, value: string])[],
  { origin, read, member }: FragmentOptions,
): Promise<object | undefined> {
  const settings = given.flatMap(([name, value]) =>
    name.startsWith('data-') ? [[name.slice(5), value] as const] : [],
  )
  const attributes = given.filter(([name]) => !name.startsWith('data-'))
  for (const [name] of attributes) if (!(await takesAttribute(tag, name))) return undefined
  const { locale: asked = 'en', ...others } = readSettings(settings)
  const locale = servedLocale(asked)
  if (locale === undefined) return undefined
  const options = {
    settings: { storefront: origin, ...others, apiHost: origin, locale },
    read: eachOnce(read),
    member,
  }
  let data: readonly Schema[] = []
  const inspect = (): void => {
    data = schemasOf(tag, Object.fromEntries(attributes))
  }
  try {
    const element = await renderElement(tag, Object.fromEntries(attributes), { ...options, inspect })
    if (element.isMissing) return undefined
    const { html, replies } = element
    return { html, styles: [servedCss(element)], replies, ...(data.length > 0 && { data }) }
  } catch (fault) {
    if (fault instanceof NotRendered && fault.cause === undefined) return undefined
    throw fault
  }
}

/** Returns the structured data of the record, for the head of a page that a server makes. */
function schemasOf(tag: string, attributes: Readonly<Record<string, string>>): readonly Schema[] {
  if ((attributes['structured-data'] ?? 'false') === 'false') return []
  if (tag === 'trade-company') {
    const company = cachedData(companyQuery.store(parseId(attributes['company-id']) ?? 0))
    return company ? [companySchema(company)] : []
  }
  if (tag !== 'trade-product' && tag !== 'trade-service') return []
  const kind = tag === 'trade-product' ? 'product' : 'service'
  const item = cachedData(itemQuery.store(kind, parseId(attributes[`${kind}-id`]) ?? 0))
  return item ? [itemSchema(item)] : []
}
