/** Bits, drill string, well control, wellheads and completion. */
import { numberIn } from '../conditions.ts'
import { checkRules, fact, named, type Rule, saying, stating } from './article.ts'

/** API pins of bits, by the largest bit size in inches. */
const pins: readonly (readonly [upTo: number, pin: RegExp])[] = [
  [4.5, /^2-3\/8|^2-7\/8/],
  [7.375, /^3[-½]/],
  [9, /^4[-½]/],
  [14.5, /^6-5\/8|^5-1\/2/],
  [36, /^7-5\/8|^6-5\/8|^8-5\/8/],
]

const roller = (says: string, holds: (code: string, words: string) => boolean): Rule =>
  stating(says, 'IADC code', (code, { words }) => !/^\d{3}$/.test(code) || holds(code, words.toLowerCase()))

checkRules(15, [
  roller(
    'IADC 1 to 3 has milled teeth and no inserts',
    (code, words) => !/^[1-3]/.test(code) || (/milled/.test(words) && !/insert|\btci\b/.test(words)),
  ),
  roller(
    'IADC 4 to 8 has inserts and no milled teeth',
    (code, words) => !/^[4-8]/.test(code) || (/insert/.test(words) && !/milled/.test(words)),
  ),
  roller(
    'IADC third digit 1 is an open bearing',
    (code, words) => !/1$/.test(code) || /open roller/.test(words),
  ),
  roller(
    'IADC third digit 5 is a sealed roller bearing',
    (code, words) => !/5$/.test(code) || /sealed roller/.test(words),
  ),
  roller(
    'IADC third digit 7 is a sealed journal bearing',
    (code, words) => !/7$/.test(code) || /journal/.test(words),
  ),
  roller(
    'an open bearing has no grease reservoir',
    (_, words) => !/open roller/.test(words) || !/reservoir|sealed/.test(words),
  ),
  roller(
    'soft formations are drilled faster than hard ones',
    (code, words) => !/^[67]/.test(code) || !/soft/.test(words),
  ),
  named(
    'a roller bit is drawn with its own teeth',
    /Tricone/,
    ({ drawing, words }) => /-milled/.test(drawing) === /milled/i.test(words),
  ),
  named('a PDC code is S or M and three digits', /PDC Drill Bit/, article =>
    /^[SM][1-4][1-4][1-4]$/.test(fact(article, 'IADC')),
  ),
  named(
    'an S code is a steel body, an M code a matrix body',
    /PDC Drill Bit/,
    article => fact(article, 'IADC').startsWith('S') === /steel body/i.test(article.name),
  ),
  stating('the pin fits the size of the bit', 'Pin connection', (pin, article) => {
    const size = numberIn(fact(article, 'Bit size'))
    return Boolean(pins.find(([upTo]) => size <= upTo)?.[1].test(pin))
  }),
  named(
    'a permanent packer is milled out, never pulled',
    /Permanent .*Packer/,
    ({ words }) => /mill/i.test(words) && !/straight pull|comes out|retrievable|released? by/i.test(words),
  ),
  named(
    'a retrievable packer is not milled out',
    /Retrievable .*Packer/,
    ({ words }) => !/milled|permanent/i.test(words),
  ),
  named('a packer passes its casing', /Packer .*x/, article => {
    const [tool, casing] = [numberIn(fact(article, 'Tool OD')), numberIn(fact(article, 'Casing size'))]
    return tool < casing * 0.92 && tool > casing * 0.78
  }),
  named(
    'tubing is slimmer than the packer',
    /Packer .* x /,
    article => numberIn(fact(article, 'Tubing connection')) < numberIn(fact(article, 'Tool OD')),
  ),
  stating(
    'working pressures are those of API 6A and 16A',
    'Working pressure',
    (value, { category }) =>
      !/Preventers|Trees|Heads|Manifolds|Tree Valves/.test(category) ||
      /^(2|3|5|10|15|20),000 psi/.test(value),
  ),
  named(
    'annular preventers end at 10,000 psi',
    /Annular/,
    article => !(numberIn(fact(article, 'Working pressure')) > 10_000),
  ),
  saying('API 16A is for preventers', /API 16A/, ({ category }) =>
    /Preventers|Testing|Overhaul|Rental/.test(category),
  ),
  saying('API 6A is for wellheads, trees, chokes and what is bolted to them', /API 6A\b/, ({ category }) =>
    /Tree|Head|Choke|Manifold|Control|Preventers|Wellhead|Ring|Rental|Stimulation|Overhaul|Testing/.test(
      category,
    ),
  ),
  named(
    'drill pipe is of a grade that API 5DP knows',
    /(?<!Weight )Drill Pipe/,
    ({ words, brand }) => !brand || /\b(E-?75|X-?95|G-?105|S-?135)\b/.test(words),
  ),
  named(
    'the power of an F pump is its number',
    /Mud Pump F-(\d+)/,
    article => numberIn(fact(article, 'Input power')) === Number(/F-(\d+)/.exec(article.name)?.[1]),
  ),
  named('the pressure of a mud pump follows from power, liner, stroke and speed', /Mud Pump F-/, article => {
    const [power = 0, liner = 0, stroke = 0, speed = 0, pressure = 0] = [
      ...['Input power', 'Liner', 'Stroke', 'Pump speed', 'Pressure with it'],
    ].map(label => numberIn(fact(article, label)))
    const gallons = (3 * (Math.PI / 4) * liner ** 2 * stroke * speed) / 231
    return Math.abs(pressure / ((power * 0.9 * 1714) / gallons) - 1) < 0.02
  }),
])
