import texts from './ms.json'

/** Malay, as complete as English. Not yet reviewed by a native speaker (decisions.mdx#texts). */
export const ms: Readonly<Record<string, string>> = texts
