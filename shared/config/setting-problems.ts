import type { ConfigSource } from './config.ts'
import { type SettingProblem, settingKeys } from './settings.ts'

const warned = new Set<string>()

/** Warns once of each unreadable setting, but not of other tools' attributes on a script tag. */
export function nameProblems(source: ConfigSource, problems: readonly SettingProblem[]): void {
  for (const { name, value, isKnown } of problems) {
    const meant = isKnown ? undefined : nearest(name, [...settingKeys.keys()])
    if (isKnown) warn(`the setting ${name}="${value}" is not valid and was ignored.`)
    else if (meant) warn(`there is no setting "${name}". Did you mean ${meant}?`)
    else if (source !== 'script')
      warn(`there is no setting "${name}". The settings are ${[...settingKeys.keys()].join(', ')}.`)
  }
}

/** Warns once of each custom property of the page that looks like one of the tokens in this CSS. */
export function nameTokens(unknown: readonly string[], css: string): void {
  const tokens = css.match(/--trade-[\w-]+/g) ?? []
  for (const name of unknown) {
    const meant = nearest(name, tokens)
    warn(
      `there is no token ${name}. ${meant ? `Did you mean ${meant}?` : 'See the list of tokens in our documentation.'}`,
    )
  }
}

/** Returns a known name within two typing errors of this one, or one for a short word. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const [first] = known
    .map(key => ({ key, slips: slipsBetween(bare(name), bare(key)) }))
    .sort((one, other) => one.slips - other.slips)
  return first && first.slips <= Math.min(2, name.length / 4) ? first.key : undefined
}

const bare = (name: string): string => name.replaceAll('-', '')

/** Counts the letters to insert, remove or change, and the neighbours to swap, to turn one word into the other. */
function slipsBetween(one: string, other: string): number {
  const rows = [[...other, ''].map((_, column) => column)]
  for (let row = 1; row <= one.length; row++) {
    const counts = [row]
    for (let column = 1; column <= other.length; column++) {
      const at = (up: number, back: number): number =>
        (up === 0 ? counts : rows[row - up])?.[column - back] ?? Number.POSITIVE_INFINITY
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 2] === other[column - 1] && one[row - 1] === other[column - 2]
      counts[column] = Math.min(
        at(1, 0) + 1,
        at(0, 1) + 1,
        at(1, 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? at(2, 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(counts)
  }
  return rows[one.length]?.[other.length] ?? 0
}

function warn(text: string): void {
  if (warned.has(text)) return
  warned.add(text)
  console.warn(`trade-widgets: ${text}`)
}
