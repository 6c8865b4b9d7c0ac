/** The path of the dashboard on its host. It is no screen of the storefront, so it has no route. */
export const DASHBOARD = '/app/dashboard/menu'

/** A section of the dashboard, or an entry in it. */
export type DashboardEntry =
  | 'settings'
  | `messages/${number}`
  /** The bids of the list to which an RFQ belongs. */
  | `bids/rfq${number}`
  | `quotes/rfq${number}`
  | `quotes/inquiry${number}`
  | `order/${number}`

/** Returns the path of a section or an entry of the dashboard, e.g. `/app/dashboard/menu#quotes/rfq12`. */
export const dashboardPath = (entry: DashboardEntry): string => `${DASHBOARD}#${entry}`
