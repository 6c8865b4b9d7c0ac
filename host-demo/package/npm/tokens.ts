import sheet from '#shared/styles/tokens.css?raw'

/** A custom property that a host may set: with two colours, or one value for both themes. */
export type Token = { name: string; group: Group } & ({ light: string; dark: string } | { value: string })

/** The subjects of tokens, by the word that follows `--trade-` in their names. */
const groups = {
  color: 'colour',
  shadow: 'shadow',
  font: 'type',
  text: 'type',
  space: 'space',
  radius: 'radius',
  control: 'size',
  width: 'size',
  motion: 'motion',
} as const

type Group = (typeof groups)[keyof typeof groups]

/** Returns our own tokens as they are written. */
export const tokensSheet = (): string => sheet

export function readTokens(sheet: string): Token[] {
  return [...sheet.matchAll(/(--trade-[\w-]+):\s*([^;]+);/g)].map(([, name = '', written = '']) => {
    const group = groupOf(name)
    const value = written.replace(/\s+/g, ' ').trim()
    const [light, dark] = [scheme(value, 0), scheme(value, 1)]
    return light === dark ? { name, group, value } : { name, group, light, dark }
  })
}

/** Returns the default of a token, as CSS. */
export function defaultOf(token: Token): string {
  return 'value' in token ? token.value : `${token.light} / ${token.dark}`
}

function groupOf(name: string): Group {
  const word = /^--trade-(\w+)/.exec(name)?.[1]
  const found = Object.entries(groups).find(([first]) => first === word)
  if (!found) throw new Error(`${name} belongs to no group of tokens`)
  return found[1]
}

/** Replaces every `light-dark(…)` by its first or second colour. Colours may contain brackets. */
function scheme(value: string, which: 0 | 1): string {
  const colour = String.raw`((?:[^(),]|\([^()]*\))+)`
  const pair = new RegExp(String.raw`light-dark\(${colour},${colour}\)`, 'g')
  return value.replace(pair, (_, light: string, dark: string) => (which === 0 ? light : dark).trim())
}
