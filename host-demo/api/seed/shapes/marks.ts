/** Drawings that belong to companies: monograms, banners, certificates. They carry their own ground. */
import { random } from '../random.ts'
import { around, circle, polygon, rect, turns } from './geometry.ts'
import { inks, penOf } from './pen.ts'
import { skyline } from './skyline.ts'

/** Grounds on which white reads at 7:1 and more, each with the line colour of its banner. */
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

/** First letters of the first two words that say something. */
export function initialsOf(name: string): string {
  const words = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word && !/^(sdn|bhd|berhad|m|dan|and|the)$/i.test(word))
  return words
    .slice(0, 2)
    .map(word => [...word][0]?.toUpperCase() ?? '')
    .join('')
}

const seals = [
  circle(48, 48, 34),
  polygon(...turns(6).map(angle => around(48, 48, 38, angle))),
  polygon(...turns(4).map(angle => around(48, 48, 44, angle))),
  rect(18, 18, 60, 60, 4),
  `${circle(48, 48, 36)}${circle(48, 48, 28)}`,
  'M4 66c15-9 29-9 44 0s29 9 44 0M4 78c15-9 29-9 44 0s29 9 44 0',
]

/** The monogram of a company on a square of 96 units. */
export function monogram(name: string, id: number): string {
  const { ground, line } = houseOf(id)
  const seal = seals[(id * 5) % seals.length]
  return (
    `<rect width="96" height="96" rx="18" fill="${ground}"/>` +
    `<path d="${seal}" fill="none" stroke="${line}" stroke-width="2.2" stroke-opacity="0.55"/>` +
    '<text x="48" y="48" dy="0.355em" text-anchor="middle" fill="#ffffff" font-size="36" font-weight="700" ' +
    `font-family="ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif">${initialsOf(name)}</text>`
  )
}

export const bannerSize = { width: 1240, height: 210 }

/** A wide line drawing of plant and sea; the left, where logo and name overlap it, stays calm. */
export function bannerOf(name: string, id: number): string {
  const { deep, line } = houseOf(id)
  return (
    `<rect width="${bannerSize.width}" height="${bannerSize.height}" fill="${deep}"/>` +
    skyline(line, inks.dark.flame, random('banner', id, name))
  )
}

/** A sheet with a seal, a cup for what was won, a card for what was registered; 96 units square. */
export function certificateOf(name: string): string {
  const pen = penOf('any')
  if (/award|merit|of the year|hours/i.test(name)) {
    return (
      pen.body('M30 14h36v20c0 14-8 22-18 22S30 48 30 34z') +
      pen.line('M30 20H18c0 14 4 20 14 22M66 20h12c0 14-4 20-14 22M48 56v12') +
      pen.solid(rect(34, 68, 28, 7, 2), rect(26, 75, 44, 9, 2)) +
      pen.flame(polygon(...turns(10).map((angle, at) => around(48, 32, at % 2 ? 4.5 : 10, angle))))
    )
  }
  if (/licence|registr|grade|membership|rating|status/i.test(name)) {
    return (
      pen.body(rect(10, 22, 76, 52, 6)) +
      pen.fine('M22 38h30M22 48h22M22 58h26') +
      pen.flameLine(circle(66, 50, 12)) +
      pen.fine('M61 50l4 4 7-8')
    )
  }
  return (
    pen.body('M20 10h38l18 18v38H20z') +
    pen.line('M58 10v18h18') +
    pen.fine('M30 26h18M30 36h36M30 46h20') +
    pen.flame(circle(62, 66, 11)) +
    pen.solid('M55 76l-4 14 11-5 11 5-4-14')
  )
}
