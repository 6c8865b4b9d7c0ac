import sheet from '#shared/styles/tokens.css?raw'

/** A custom property that a host may set: with two colours, or one value for both themes. */
export type Token = { name: string; group: string } & ({ light: string; dark: string } | { value: string })

const groupOfWord: Readonly<Record<string, string>> = {
  color: 'colour',
  shadow: 'shadow',
  font: 'type',
  text: 'type',
  space: 'space',
  radius: 'radius',
  control: 'size',
  width: 'size',
  motion: 'motion',
}

const COLOUR = String.raw`((?:[^(),]|\([^()]*\))+)`
const PAIR = new RegExp(String.raw`light-dark\(${COLOUR},${COLOUR}\)`, 'g')

export const tokensSheet = (): string => sheet

export function readTokens(sheet: string): Token[] {
  return [...sheet.matchAll(/(--trade-(\w+)[\w-]*):\s*([^;]+);/g)].map(
    ([, name = '', word = '', written = '']) => {
      const group = groupOfWord[word]
      if (!group) throw new Error(`${name} belongs to no group of tokens`)
      const value = written.replace(/\s+/g, ' ').trim()
      const light = value.replace(PAIR, (_, first: string) => first.trim())
      const dark = value.replace(PAIR, (_, __, second: string) => second.trim())
      return light === dark ? { name, group, value } : { name, group, light, dark }
    },
  )
}

export function defaultOf(token: Token): string {
  return 'value' in token ? token.value : `${token.light} / ${token.dark}`
}

const sheets = import.meta.glob<string>('./presets/*.css', { query: '?raw', import: 'default', eager: true })

/** Looks that a page may give the elements instead of ours: style sheets that set tokens, by their names. */
export const presets: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sheets).map(([path, sheet]) => [path.replace(/^.*\/|\.css$/g, ''), sheet]),
)
