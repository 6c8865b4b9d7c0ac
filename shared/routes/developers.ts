/** The path of the developers' pages on the storefront's origin. They are not screens of the storefront, so they have no route. */
export const DEVELOPERS = '/developers'
