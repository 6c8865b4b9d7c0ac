import type { Token } from './tokens.ts'

type Theme = 'light' | 'dark'

const SCHEMAS = 'https://www.designtokens.org/schemas/2025.10'

/** Returns every token in one theme; `--trade-color-ink` becomes `trade.color.ink`. */
export function designTokens(tokens: readonly Token[], theme: Theme) {
  const groups: Record<string, Record<string, unknown>> = {}
  for (const token of tokens) {
    const [word, name] = matched(/^--trade-([a-z]+)-?(.*)$/, token.name, 'name')
    const design = typed(word, 'value' in token ? token.value : token[theme])
    groups[word] = name === '' ? design : { ...groups[word], [name]: design }
  }
  return { $schema: `${SCHEMAS}/format.json`, trade: groups }
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
      return { $type: 'shadow', $value: css.split(/,\s*(?![^(]*\))/).map(shadow) }
    case 'font':
      return { $type: 'fontFamily', $value: css.split(/,\s*/).map(family => family.replaceAll("'", '')) }
    case 'motion':
      return { $type: 'duration', $value: quantity(css) }
    default:
      return { $type: 'dimension', $value: quantity(css) }
  }
}

function colour(css: string) {
  const [hex, numbers, alpha] = matched(/^#([\da-f]{6})$|^rgb\((\d+ \d+ \d+) \/ ([\d.]+)\)$/, css, 'colour')
  const parts = hex ? [...Buffer.from(hex, 'hex')] : numbers.split(' ').map(Number)
  return {
    colorSpace: 'srgb',
    components: parts.map(part => Number((part / 255).toFixed(4))),
    ...(alpha && { alpha: Number(alpha) }),
    hex: `#${Buffer.from(parts).toString('hex')}`,
  }
}

function shadow(css: string) {
  const [lengths, shade] = matched(/^((?:-?[\d.]+(?:px)? ){2,4})(.+)$/, css, 'shadow')
  const [offsetX, offsetY, blur, spread] = lengths.trim().split(' ').map(quantity)
  const none = quantity('0')
  return { color: colour(shade), offsetX, offsetY, blur: blur ?? none, spread: spread ?? none }
}

function quantity(css: string) {
  const [value, unit] = matched(/^(-?[\d.]+)(px|ms)?$/, css, 'size')
  return { value: Number(value), unit: unit || 'px' }
}

function matched(pattern: RegExp, css: string, kind: string): [string, string, string] {
  const found = pattern.exec(css)
  if (!found) throw new Error(`${css} is not a ${kind} that a design token can express`)
  const [, first = '', second = '', third = ''] = found
  return [first, second, third]
}
