/** The line art of a company's banner: plant on land or platforms at sea, set out by chance. Ground is at 178. */
import type { Random } from '../random.ts'
import { circle, rect, repeat } from './geometry.ts'

const ground = 178

/** What stands in a skyline: its width and its strokes from the left edge. */
interface Landmark {
  width: number
  draw: (x: number) => string
}

const up = (height: number) => ground - height

const derrick: Landmark = {
  width: 70,
  draw: x =>
    `M${x + 12} ${ground}V${up(110)}l20-36 20 36V${ground}` +
    repeat(up(110), 28, 3, y => `M${x + 12} ${y}h40M${x + 12} ${y}l40 28M${x + 52} ${y}l-40 28`) +
    `M${x} ${ground}v-26h12M${x + 52} ${up(26)}h18v26`,
}

const column: Landmark = {
  width: 54,
  draw: x =>
    rect(x + 6, up(132), 34, 132, 17) +
    repeat(up(104), 26, 4, y => `M${x + 6} ${y}h34`) +
    `M${x + 40} ${up(116)}h12V${ground}`,
}

const tanks: Landmark = {
  width: 132,
  draw: x =>
    `M${x} ${ground}v-58c0-8 24-14 28-14s28 6 28 14v58M${x} ${up(58)}h56M${x + 66} ${ground}v-44c0-8 26-12 30-12s30 4 30 12v44M${x + 66} ${up(44)}h60` +
    `M${x + 46} ${ground}v-58M${x + 46} ${up(12)}h10M${x + 46} ${up(24)}h10M${x + 46} ${up(36)}h10M${x + 46} ${up(48)}h10M${x + 56} ${up(18)}h10`,
}

const spheres: Landmark = {
  width: 128,
  draw: x =>
    circle(x + 28, up(44), 28) +
    circle(x + 96, up(44), 28) +
    `M${x + 8} ${ground}v-26M${x + 48} ${ground}v-26M${x + 76} ${ground}v-26M${x + 116} ${ground}v-26M${x} ${up(44)}h56M${x + 68} ${up(44)}h56M${x + 56} ${up(44)}h12`,
}

const vessels: Landmark = {
  width: 120,
  draw: x =>
    rect(x, up(58), 108, 32, 16) +
    `M${x + 22} ${up(26)}v26M${x + 86} ${up(26)}v26M${x + 30} ${up(58)}v-26h40v26` +
    rect(x + 84, up(92), 14, 34, 5),
}

const rack: Landmark = {
  width: 150,
  draw: x =>
    `M${x} ${up(56)}h150M${x} ${up(40)}h150M${x} ${up(34)}h150` +
    repeat(x + 8, 44, 4, at => `M${at} ${ground}v-66`) +
    `M${x + 52} ${up(66)}c10-14 28-14 36 0`,
}

const crane: Landmark = {
  width: 96,
  draw: x =>
    `M${x + 14} ${ground}V${up(112)}h12V${ground}M${x + 14} ${up(112)}l82-24M${x + 20} ${up(136)}l-6 24M${x + 20} ${up(136)}l76 48M${x + 84} ${up(91)}v38m-5 0h10v9h-10z` +
    repeat(up(100), 20, 5, y => `M${x + 14} ${y}l12 20`),
}

const jackUp: Landmark = {
  width: 150,
  draw: x =>
    `M${x} ${up(64)}h140l-10 18H${x + 10}z` +
    [x + 16, x + 108]
      .map(
        leg =>
          `M${leg} ${ground}v-150M${leg + 14} ${ground}v-150` +
          repeat(up(146), 24, 6, y => `M${leg} ${y}l14 24`),
      )
      .join('') +
    `M${x + 52} ${up(64)}l10-76h14l10 76M${x + 56} ${up(94)}h26M${x + 60} ${up(120)}h18`,
}

const supplyBoat: Landmark = {
  width: 150,
  draw: x =>
    `M${x} ${up(18)}h78l12-12h54l-14 24H${x + 12}z` +
    `M${x + 94} ${up(30)}v-26h34l8 26M${x + 104} ${up(56)}v-18h18l4 18M${x + 112} ${up(74)}v-14` +
    rect(x + 14, up(34), 22, 16) +
    rect(x + 42, up(34), 22, 16),
}

const platform: Landmark = {
  width: 150,
  draw: x =>
    `M${x} ${up(70)}h136M${x} ${up(92)}h136M${x + 4} ${up(70)}v-22M${x + 132} ${up(70)}v-22M${x + 18} ${up(70)}L${x + 8} ${ground}M${x + 118} ${up(70)}l10 70M${x + 18} ${up(70)}l106 52M${x + 118} ${up(70)}L${x + 12} ${up(18)}` +
    rect(x + 20, up(116), 36, 24) +
    `M${x + 70} ${up(92)}l8-46h12l8 46M${x + 104} ${up(92)}v-20h26v20`,
}

const onLand = [derrick, column, tanks, spheres, vessels, rack, crane, column]
const atSea = [jackUp, supplyBoat, platform]

const flare = (x: number, line: string, flame: string) =>
  `<path d="M${x} ${ground}V52M${x} 70l-14 ${ground - 70}M${x} 70l14 ${ground - 70}" stroke="${line}"/>` +
  `<path d="M${x} 50c-12-12 3-20-2-34 17 9 18 26 2 34z" fill="${flame}" stroke="${flame}"/>`

const waves = (y: number, from: number) =>
  `M${from} ${y}${repeat(0, 1, 26, () => 'c10-6 14-6 24 0s14 6 24 0')}`

/** Strokes for the whole width, from 300 on; one flare burns in flame. */
export function skyline(line: string, flame: string, chance: Random): string {
  const sea = chance.chance(0.4)
  const landmarks = sea ? atSea : onLand
  const flareAt = chance.whole(1, 3)
  let x = 300 + chance.whole(0, 60)
  let drawn = ''
  let last: Landmark | undefined
  for (let place = 0; x < 1180; place += 1) {
    if (place === flareAt) {
      drawn += flare(x + 18, line, flame)
      x += 56
      continue
    }
    const landmark: Landmark = chance.pick(landmarks.filter(each => each !== last))
    last = landmark
    drawn += `<path d="${landmark.draw(x)}" stroke="${line}"/>`
    x += landmark.width + chance.whole(sea ? 30 : 10, sea ? 90 : 36)
  }
  const base = sea
    ? `<path d="${waves(ground + 4, 0)}${waves(ground + 16, -24)}" stroke="${line}"/>`
    : `<path d="M0 ${ground}H1240" stroke="${line}" stroke-width="3"/>`
  return `<g fill="none" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${drawn}${base}</g>`
}
