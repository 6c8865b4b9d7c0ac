import { DEVELOPERS } from '#shared/routes/developers.ts'

/**
 * Returns the path of the reference's page of this name on the storefront's origin; without a name, of its first page.
 */
export const addressOf = (name = ''): string => (name ? `${DEVELOPERS}/${name}` : DEVELOPERS)
