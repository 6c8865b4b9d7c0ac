/** Where the pages for developers are on the storefront's origin. They are no screens of it, so no route leads there. */
export const DEVELOPERS = '/developers'
