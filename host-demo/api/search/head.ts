import { meaningsAtEnd } from './synonyms.ts'
import { plainWords, singular } from './words.ts'

/** Words and signs after which a name tells the purpose, the contents or the parts of a thing. */
export const TAIL = /[,(:;]|\s(?:for|with|of|to|from|on|in|without|untuk|dengan)\s/i

/** Words before the name of a thing, from its standard or its protection. */
export const PREFIXES = new Set(
  'api astm asme ansi bs en din iso iec nfpa jis nace atex iecex ped gr cl ss cs wpb type ex ia ib de zone'.split(
    ' ',
  ),
)

/** Words after the name that are not a thing themselves. */
const QUALIFIERS = new Set(
  'set assembly unit package system skid series model tan white red blue yellow green orange black grey'.split(
    ' ',
  ),
)

/** Returns the thing that a name denotes and, marked by `~`, its meanings: the hose of 'BOP Control Hose 1"'. */
export function headsOf(name: string): string[] {
  const [front = ''] = name.split(TAIL)
  const heads = nounsOf(front.replaceAll('&', ' and '))
  return heads.length > 0 || front === name ? heads : headsOf(name.slice(front.length + 1))
}

function nounsOf(front: string): string[] {
  const run: string[] = []
  for (const token of front.split(/\s+/)) {
    const words = plainWords(token)
    const isCode =
      /\d/.test(token) || (words.length > 0 && words.every(word => word.length < 2 || PREFIXES.has(word)))
    if (isCode && run.length > 0) break
    // 'ABC' and 'UK' name a sort, 'BOP' names a thing.
    const isMark =
      run.length > 0 && /^[A-Z]{2,}$/.test(token) && /[a-z]/.test(front) && meaningsAtEnd(words).length === 0
    if (!isCode && !isMark && !words.some(word => QUALIFIERS.has(word) && run.length > 0)) run.push(...words)
  }
  const ends = [...run.keys()].filter(at => at === run.length - 1 || run[at + 1] === 'and')
  return [
    ...new Set(
      ends.flatMap(at => [
        singular(run[at] ?? ''),
        ...meaningsAtEnd(run.slice(0, at + 1)).map(meaning => `~${meaning}`),
      ]),
    ),
  ]
}
