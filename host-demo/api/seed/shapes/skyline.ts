/** The line art of a company's banner: plant on land or platforms at sea, arranged by chance. */
import type { Random } from '../random.ts'
import { readShapes } from './drawing.ts'

const ground = 178

/** The parts of a skyline: each has its width and its strokes from the left edge. */
const landmarks = Array.from(
  readShapes('skyline.svg').matchAll(/class="(\w+)" data-width="(\d+)" d="([^"]*)"/g),
  ([, place, width, strokes]) => ({ place, width: Number(width), strokes }),
)

const flare = (x: number, line: string, flame: string) =>
  `<path d="M${x} ${ground}V52M${x} 70l-14 ${ground - 70}M${x} 70l14 ${ground - 70}" stroke="${line}"/>` +
  `<path d="M${x} 50c-12-12 3-20-2-34 17 9 18 26 2 34z" fill="${flame}" stroke="${flame}"/>`

const waves = (y: number, from: number) => `M${from} ${y}${'c10-6 14-6 24 0s14 6 24 0'.repeat(26)}`

/** Returns strokes for the whole width, from 300 on; one flare has the flame colour. */
export function skyline(line: string, flame: string, chance: Random): string {
  const sea = chance.chance(0.4)
  const here = landmarks.filter(({ place }) => place === (sea ? 'sea' : 'land'))
  const flareAt = chance.whole(1, 3)
  let x = 300 + chance.whole(0, 60)
  let drawn = ''
  let last = ''
  for (let place = 0; x < 1180; place += 1) {
    if (place === flareAt) {
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
