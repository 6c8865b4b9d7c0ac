import { DEVELOPERS } from '#shared/routes/developers.ts'

/** Where the reference's page of this name is, on the storefront's origin; without a name its first page. */
export const addressOf = (name = ''): string => (name ? `${DEVELOPERS}/${name}` : DEVELOPERS)
