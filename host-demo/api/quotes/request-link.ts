import type { RequestType } from './requests.ts'

/** Returns the address of a request in the dashboard of either side. `site` is the origin of the storefront. */
export const requestLink = (site: string, { type, id }: { type: RequestType; id: number }): string =>
  `${site}/app/dashboard/menu#quotes/${type}${id}`
