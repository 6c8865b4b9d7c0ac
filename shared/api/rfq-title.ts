const START = 'RFQ : '

/** Returns the title of a request: the buyer's own words, or else the name of the item. */
export const rfqTitle = (wanted: string | undefined, itemName: string): string => START + (wanted || itemName)

/** Returns what a title says is wanted. */
export const wantedIn = (title: string): string =>
  title.startsWith(START) ? title.slice(START.length) : title

/** Returns the buyer's own words in the title of a request, '' if it only names the item. */
export function wordsIn(title: string, itemName: string): string {
  const wanted = wantedIn(title)
  return wanted === itemName ? '' : wanted
}
