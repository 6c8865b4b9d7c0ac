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
  rfqList: '/rfqList',
  compare: '/compare',
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
  sent: '/sent',
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

type RouteQuery = Readonly<Record<string, string | number | undefined>>

/** A place in the storefront, as links and `trade-navigate` name it. */
export type RouteLocation = {
  [Name in RouteName]: {
    route: Name
    query?: RouteQuery | undefined
  } & (keyof RouteParams<Name> extends never ? { params?: undefined } : { params: RouteParams<Name> })
}[RouteName]
