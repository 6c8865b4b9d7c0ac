/** Reads drawings and styles them. `../drawings/README.md` explains how to write one. */
import { readFileSync } from 'node:fs'

export type Theme = 'light' | 'dark' | 'any'

/** 'any' has at least 3:1 on the surfaces of both themes: an image in a page cannot know which one it is on. */
export const inks: Readonly<Record<Theme, { main: string; flame: string }>> = {
  light: { main: '#1f6f86', flame: '#c2410c' },
  dark: { main: '#63b6ca', flame: '#f08a4b' },
  any: { main: '#267f98', flame: '#d0480f' },
}

/** The item's values for the choices of its drawing; `size`, `length` and `height` are texts for its dimensions. */
export type Parameters = Readonly<Record<string, string>>

interface Plan {
  /** The rectangle that the front fills: x, y, width, height. */
  box: readonly number[]
  focus: readonly number[]
}

export interface Drawing {
  /** The groups `front` and `side`, and the elements that they use. */
  content: string
  plan: Plan
  plans: ReadonlyMap<string, Plan>
  /** A group of `packings.svg`; for a service, its `report` there. */
  packed: string
  /** The possible values of each parameter, the usual one first. */
  choices: Readonly<Record<string, readonly string[]>>
}

export const folder = new URL('../drawings/', import.meta.url)

const read = (url: URL) =>
  readFileSync(url, 'utf8')
    .replace(/<!--.*?-->/gs, '')
    .replace(/\n\s*/g, '')

const contentOf = (svg: string) => svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<'))

export const readShapes = (file: string) => contentOf(read(new URL(file, import.meta.url)))

export function readDrawing(file: string): Drawing {
  const svg = read(new URL(file, folder))
  const [root = ''] = /<[^>]*>/.exec(svg) ?? []
  const { xmlns: _, viewBox, focus, packed, ...choices } = attributesOf(root)
  const variants = Array.from(svg.matchAll(/<view [^>]*>/g), ([view]) => attributesOf(view))
  return {
    content: contentOf(svg),
    plan: planOf({ viewBox, focus }),
    plans: new Map(variants.map(({ id = [], ...plan }) => [id.join(), planOf(plan)])),
    packed: packed?.join() ?? 'crate',
    choices,
  }
}

const attributesOf = (tag: string): Record<string, string[]> =>
  Object.fromEntries(
    Array.from(tag.matchAll(/ (?:data-)?(\w+)="([^"]*)"/g), ([, name, words = '']) => [
      name,
      words.split(' '),
    ]),
  )

const planOf = ({ viewBox = [], focus = [] }: Record<string, string[] | undefined>): Plan => ({
  box: viewBox.map(Number),
  focus: focus.map(Number),
})

/**
 * Strokes do not grow with the picture: they are thinner in icons and stronger in a gallery, because the queries in a
 * file that is shown as an image apply to the image. Bolts and ribs are parts of the thing and grow with it.
 */
const hand = read(new URL('hand.css', import.meta.url))

/** Returns the style that a drawing needs for `hand`. */
export const inkStyle = (theme: Theme) => `svg{--ink:${inks[theme].main};--flame:${inks[theme].flame}}${hand}`

/** Roughly the bolts of a flange by ASME B16.5: for each class the sizes from which on there are four more. */
const boltSteps: Readonly<Record<string, readonly number[]>> = {
  150: [0, 4, 10, 16, 20],
  300: [0, 2, 6, 10, 14],
  600: [0, 2, 6, 10, 12],
  900: [0, 1, 6, 10, 12],
  1500: [0, 1, 8, 12, 14],
  2500: [0, 1, 8],
}

/** Returns the number at the start of a size, in inches: of 8, 1/2", 1-1/2", DN 200, 200 mm; 6 without one. */
function inchesOf(size: string): number {
  const [, whole, over, under] =
    /(?:(\d+(?:\.\d+)?)(?![\d.]*\/))?(?:[ -]?(\d+)\/(\d+))?/.exec(size.replace(/^\D+/, '')) ?? []
  const number = Number(whole ?? 0) + (over && under ? Number(over) / Number(under) : 0)
  return number === 0 ? 6 : /mm|DN/i.test(size) ? number / 25 : number
}

/** Returns the style for the chosen parts: hides the rest, and sets thickness and bolts of flanges by class. */
export function styleOf({ choices }: Drawing, parameters: Parameters): string {
  const chosen = Object.entries(choices).map(([name, values]): [string, string] => {
    const wanted = parameters[name]?.toLowerCase().replace(/[^\w-]/g, '')
    return [name, values.find(value => value === wanted) ?? values[0] ?? '']
  })
  const { class: rating = '150' } = Object.fromEntries(chosen)
  const inches = inchesOf(parameters.size ?? '')
  const bolts = 4 * (boltSteps[rating] ?? []).filter(from => inches >= from).length
  const flange = Math.round(5 + Math.sqrt(Number(rating)) / 5)
  // The larger a valve, the smaller its operator looks beside it.
  const operator = Math.min(1.1, Math.max(0.75, 1.25 - inches * 0.03)).toFixed(2)
  return [
    `svg{--bolts:${bolts};--flange:${flange}px;--operator:${operator}}`,
    ...chosen.map(([name, value]) => `[data-${name}]:not([data-${name}~="${value}"]){display:none}`),
  ].join('')
}
