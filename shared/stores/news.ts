import { atom } from 'nanostores'

/** The number of requests with news for the signed-in member; 0 for visitors, and on hosts that do not tell. */
export const $news = atom(0)
