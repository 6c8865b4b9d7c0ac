/** Drawings for companies: monograms, banners, certificates. They have a background. */
import { type Random, random } from '../random.ts'
import { inks, readShapes } from './drawing.ts'

/** Grounds on which white has a contrast of at least 7:1, each with the line colour of its banner. */
const houses = [
  { ground: '#0b4a5b', deep: '#062b36', line: '#3f8ea1' },
  { ground: '#1f4a38', deep: '#0d2b20', line: '#4b9474' },
  { ground: '#3d3f63', deep: '#1d1f3a', line: '#7a80b8' },
  { ground: '#5b3a24', deep: '#32200f', line: '#a87c50' },
  { ground: '#33475b', deep: '#16242f', line: '#6d8da8' },
  { ground: '#6b2b2b', deep: '#361617', line: '#b06a62' },
  { ground: '#24506e', deep: '#0d2a3e', line: '#4e8db5' },
  { ground: '#4a4a1f', deep: '#26260d', line: '#8f8f4a' },
] as const

const houseOf = (id: number) => houses[(id - 1) % houses.length] ?? houses[0]

function initialsOf(name: string): string {
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word && !/^(sdn|bhd|berhad|m|dan|and|the)$/i.test(word))
  return words
    .slice(0, 2)
    .map(word => [...word][0]?.toUpperCase() ?? '')
    .join('')
}

const seals = [
  'M14 48a34 34 0 1 1 68 0 34 34 0 1 1-68 0z',
  'M48 10l33 19v38L48 86 15 67V29z',
  'M48 4l44 44-44 44L4 48z',
  'M18 18h60v60H18z',
  'M12 48a36 36 0 1 1 72 0 36 36 0 1 1-72 0zM20 48a28 28 0 1 0 56 0 28 28 0 1 0-56 0z',
  'M4 66c15-9 29-9 44 0s29 9 44 0M4 78c15-9 29-9 44 0s29 9 44 0',
]

export function monogram(name: string, id: number): string {
  const { ground, line } = houseOf(id)
  const seal = seals[(id * 5) % seals.length]
  return (
    `<rect width="96" height="96" rx="18" fill="${ground}"/>` +
    `<path d="${seal}" fill="none" stroke="${line}" stroke-width="2.2" stroke-opacity="0.55"/>` +
    '<text x="48" y="48" dy="0.355em" text-anchor="middle" fill="#ffffff" font-size="36" font-weight="600" ' +
    `font-family="ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif">${initialsOf(name)}</text>`
  )
}

export const bannerSize = { width: 1240, height: 210 }

/** Draws a wide line drawing of plant and sea. The left stays calm, because logo and name overlap it. */
export function bannerOf(name: string, id: number): string {
  const { deep, line } = houseOf(id)
  return (
    `<rect width="${bannerSize.width}" height="${bannerSize.height}" fill="${deep}"/>` +
    skyline(line, inks.dark.flame, random('banner', id, name))
  )
}

export const marks = readShapes('marks.svg')

export function markOf(name: string): string {
  if (/award|merit|of the year|hours/i.test(name)) return 'award'
  return /licence|registr|grade|membership|rating|status/i.test(name) ? 'registration' : 'certificate'
}

/** The line art of a company's banner: plant on land or platforms at sea, arranged by chance. */

const ground = 178

/** The parts of a skyline: each has its width and its strokes from the left edge. */
const landmarks = Array.from(
  readShapes('skyline.svg').matchAll(/class="(\w+)" data-width="(\d+)" d="([^"]*)"/g),
  ([, ground, width, strokes]) => ({ ground, width: Number(width), strokes }),
)

const flare = (x: number, line: string, flame: string) =>
  `<path d="M${x} ${ground}V52M${x} 70l-14 ${ground - 70}M${x} 70l14 ${ground - 70}" stroke="${line}"/>` +
  `<path d="M${x} 50c-12-12 3-20-2-34 17 9 18 26 2 34z" fill="${flame}" stroke="${flame}"/>`

const waves = (y: number, from: number) => `M${from} ${y}${'c10-6 14-6 24 0s14 6 24 0'.repeat(26)}`

/** Returns strokes for the whole width, from 300 on; one flare has the flame colour. */
function skyline(line: string, flame: string, chance: Random): string {
  const sea = chance.chance(0.4)
  const here = landmarks.filter(({ ground }) => ground === (sea ? 'sea' : 'land'))
  const flareAt = chance.whole(1, 3)
  let x = 300 + chance.whole(0, 60)
  let drawn = ''
  let last = ''
  for (let index = 0; x < 1180; index += 1) {
    if (index === flareAt) {
      drawn += flare(x + 18, line, flame)
      x += 56
      continue
    }
    const { strokes = '', width } = chance.pick(here.filter(each => each.strokes !== last))
    last = strokes
    drawn += `<path d="${strokes}" stroke="${line}" transform="translate(${x})"/>`
    x += width + chance.whole(sea ? 30 : 10, sea ? 90 : 36)
  }
  const base = sea
    ? `<path d="${waves(ground + 4, 0)}${waves(ground + 16, -24)}" stroke="${line}"/>`
    : `<path d="M0 ${ground}H1240" stroke="${line}" stroke-width="3"/>`
  return `<g fill="none" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${drawn}${base}</g>`
}
