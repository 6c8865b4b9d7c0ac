/** Every route of the storefront by its name (decisions.mdx#routes). */
export const routes = {
  home: '/',
  product: '/product/:id',
  service: '/service/:id',
  categories: '/categories',
  category: '/category/:id',
  search: '/search',
  productsByCategory: '/category/:id/products',
  servicesByCategory: '/category/:id/services',
  company: '/company/:id',
  companyContactUs: '/company/:id/contactUs/:tab/subject/:subject',
  rfqProduct: '/rfqProduct/:id',
  rfqService: '/rfqService/:id',
  rfq: '/rfq/:kind/:id',
  aboutUs: '/aboutUs',
  contactUs: '/contactUs',
  FAQ: '/FAQ',
  Help: '/Help',
  LearningCentre: '/LearningCentre',
  Trade: '/Trade',
  legal: '/legal',
  customerService: '/customerService',
  privacy: '/privacy',
  terms: '/terms',
  press: '/press',
  login: '/login',
  embed: '/embed',
} as const

export type RouteName = keyof typeof routes

type ParameterNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

export type RouteParams<Name extends RouteName> = Record<
  ParameterNames<(typeof routes)[Name]>,
  string | number
>

export type RouteQuery = Readonly<Record<string, string | number | undefined>>

/** A place in the storefront, as links and `trade-navigate` name it. */
export type RouteLocation = {
  [Name in RouteName]: {
    route: Name
    query?: RouteQuery | undefined
  } & (keyof RouteParams<Name> extends never ? { params?: undefined } : { params: RouteParams<Name> })
}[RouteName]

/** The path of a place, e.g. `/product/7?x=y`. Empty parameters and empty query values survive the way back. */
export function pathTo(place: RouteLocation): string {
  const params: Record<string, string | number> = place.params ?? {}
  const path = routes[place.route].replace(/:(\w+)/g, (_, name: string) => segment(params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(place.query ?? {})) {
    if (value !== undefined) query.set(name, String(value))
  }
  const search = query.toString()
  return search ? `${path}?${search}` : path
}

/** Browsers resolve `.` and `..` as directories even when escaped, so these get a space, which is trimmed when read. */
function segment(value: string | number): string {
  const text = String(value)
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text)
}
