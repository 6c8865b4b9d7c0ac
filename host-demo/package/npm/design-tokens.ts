import type { Token } from './tokens.ts'

type Theme = 'light' | 'dark'

/** The address of the format's description, by the Design Tokens Community Group. */
const SCHEMAS = 'https://www.designtokens.org/schemas/2025.10'

/** Returns every token in one theme; `--trade-color-ink` becomes `trade.color.ink`. */
export function designTokens(tokens: readonly Token[], theme: Theme) {
  const groups = new Map<string, Record<string, unknown>>()
  for (const token of tokens) {
    const [, word = '', name = ''] = /^--trade-([a-z]+)-?(.*)$/.exec(token.name) ?? []
    const said = typed(word, 'value' in token ? token.value : token[theme])
    groups.set(word, name === '' ? said : { ...groups.get(word), [name]: said })
  }
  return { $schema: `${SCHEMAS}/format.json`, trade: Object.fromEntries(groups) }
}

/** Maps each theme to the file with its tokens, for tools that resolve them. */
export function tokenResolver(fileOf: Readonly<Record<Theme, string>>) {
  const contexts = Object.entries(fileOf).map(([theme, $ref]) => [theme, [{ $ref }]])
  return {
    $schema: `${SCHEMAS}/resolver.json`,
    name: 'Trade widgets',
    version: '2025.10',
    modifiers: { theme: { contexts: Object.fromEntries(contexts), default: 'light' } },
    resolutionOrder: [{ $ref: '#/modifiers/theme' }],
  }
}

function typed(word: string, css: string): Record<string, unknown> {
  switch (word) {
    case 'color':
      return { $type: 'color', $value: colour(css) }
    case 'shadow':
      return { $type: 'shadow', $value: css.split(/,\s*(?![^(]*\))/).map(layer) }
    case 'font':
      return { $type: 'fontFamily', $value: css.split(/,\s*/).map(family => family.replaceAll("'", '')) }
    case 'motion':
      return { $type: 'duration', $value: quantity(css) }
    default:
      return { $type: 'dimension', $value: quantity(css) }
  }
}

function colour(css: string) {
  const [, hex] = /^#([\da-f]{6})$/.exec(css) ?? []
  const [, numbers, alpha] = /^rgb\(([\d ]+) \/ ([\d.]+)\)$/.exec(css) ?? []
  const parts = hex
    ? hex.match(/../g)?.map(part => Number.parseInt(part, 16))
    : numbers?.split(' ').map(Number)
  if (parts?.length !== 3) throw new Error(`${css} is no colour that could be written as a design token`)
  return {
    colorSpace: 'srgb',
    components: parts.map(part => Number((part / 255).toFixed(4))),
    ...(alpha && { alpha: Number(alpha) }),
    hex: `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`,
  }
}

/** Parses one shadow of a list, such as `0 8px 24px -12px #000000`. */
function layer(css: string) {
  const [, lengths = '', shade = ''] = /^((?:-?[\d.]+(?:px)? )+)(.+)$/.exec(css) ?? []
  const [offsetX, offsetY, blur = '0', spread = '0'] = lengths.trim().split(' ')
  if (!offsetX || !offsetY) throw new Error(`${css} is no shadow that could be written as a design token`)
  return {
    color: colour(shade),
    offsetX: quantity(offsetX),
    offsetY: quantity(offsetY),
    blur: quantity(blur),
    spread: quantity(spread),
  }
}

function quantity(css: string) {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|ms)?$/.exec(css) ?? []
  if (!value) throw new Error(`${css} is no size that could be written as a design token`)
  return { value: Number(value), unit }
}
