import { DEVELOPERS } from '#shared/routes/developers.ts'

/** Returns the path of a page of the reference on the storefront's origin; without a name, of its first page. */
export const addressOf = (name = ''): string => (name ? `${DEVELOPERS}/${name}` : DEVELOPERS)
