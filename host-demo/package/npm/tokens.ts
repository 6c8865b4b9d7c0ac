import sheet from '#shared/styles/tokens.css?raw'
import { mixed } from './colour-mix.ts'

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
  row: 'size',
  width: 'size',
  motion: 'motion',
}

const COLOUR = String.raw`((?:[^(),]|\([^()]*\))+)`
const PAIR = new RegExp(String.raw`light-dark\(${COLOUR},${COLOUR}\)`, 'g')

export const tokensSheet = (): string => sheet

const MIX = /color-mix\(in srgb, (#[\da-f]{6}) (\d+)%, (#[\da-f]{6})\)/g

/** Reads the tokens of sheets, with the colours that follow from others. The first value of a name applies. */
export function readTokens(...sheets: readonly string[]): Token[] {
  const written = new Map<string, string>()
  for (const [, name = '', value = ''] of sheets.join('\n').matchAll(/(--trade-[\w-]+):\s*([^;]+);/g)) {
    if (!written.has(name)) written.set(name, value.replace(/\s+/g, ' ').trim())
  }
  const resolved = (name: string, choose: (...pair: [string, string, string]) => string): string =>
    (written.get(name) ?? name)
      .replace(PAIR, choose)
      .replace(/var\((--trade-[\w-]+)\)/g, (_, other: string) => resolved(other, choose))
      .replace(MIX, (_, one: string, percent: string, other: string) =>
        mixed(one, Number(percent) / 100, other),
      )
  return [...written.keys()].map(name => {
    const group = groupOfWord[name.split('-')[3] ?? '']
    if (!group) throw new Error(`${name} belongs to no group of tokens`)
    const light = resolved(name, (_, first) => first.trim())
    const dark = resolved(name, (_, __, second) => second.trim())
    return light === dark ? { name, group, value: light } : { name, group, light, dark }
  })
}

export function defaultOf(token: Token): string {
  return 'value' in token ? token.value : `${token.light} / ${token.dark}`
}

const sheets = import.meta.glob<string>('./presets/*.css', { query: '?raw', import: 'default', eager: true })

/** Looks that a page may give the elements instead of ours: style sheets that set tokens, by their names. */
export const presets: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sheets).map(([path, sheet]) => [path.replace(/^.*\/|\.css$/g, ''), sheet]),
)
