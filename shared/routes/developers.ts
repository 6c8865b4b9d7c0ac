/** The path of the developers' pages on the storefront's origin. They are no screens of it, so they have no route. */
export const DEVELOPERS = '/developers'
