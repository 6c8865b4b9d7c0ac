/** Pipe, valves, flanges, fittings and bolting. */
import { numberIn } from '../conditions.ts'
import { type Article, checkRules, fact, named, type Rule, saying, stating } from './article.ts'

const size = (article: Article) => numberIn(fact(article, 'Nominal size'))
const rating = (article: Article) => numberIn(fact(article, 'Pressure class'))
const millimetres = (length: string) => numberIn(length) * (length.endsWith('"') ? 25.4 : 1)
const among =
  (pattern: RegExp) =>
  ({ category }: Article) =>
    pattern.test(category)
/** Matches a grade of material to the products that can have it. */
const grade = (says: string, pattern: RegExp, categories: RegExp): Rule => ({
  says,
  about: ({ material }) => pattern.test(material),
  holds: among(categories),
})

checkRules(20, [
  named('API 6D begins at 2"', /API 6D/, article => size(article) >= 2),
  saying('API 6D is for pipeline valves', /API 6D/, among(/Valve|Calibration|Testing|Actuators|Overhaul/)),
  named('API 602 ends at 2-1/2"', /API 602/, article => size(article) <= 2.5),
  named('API 600 begins at 2"', /API 600/, article => size(article) >= 2),
  named('API 594 is for check valves', /API 594/, ({ name }) => /Check/.test(name)),
  named('API 526 is for flanged relief valves', /API 526/, ({ name }) => /Relief/.test(name)),
  stating(
    'class 2500 ends at 12"',
    'Pressure class',
    (value, article) => value !== '2500#' || size(article) <= 12,
  ),
  stating(
    'class 1500 ends at 24"',
    'Pressure class',
    (value, article) => value !== '1500#' || size(article) <= 24,
  ),
  stating(
    'class 800 ends at 2"',
    'Pressure class',
    (value, article) => value !== '800#' || size(article) <= 2,
  ),
  stating(
    'RTJ faces begin at class 300',
    'Ends',
    (ends, article) => !/RTJ/.test(ends) || !(rating(article) < 300),
  ),
  stating(
    'RF faces end at class 600 on valves',
    'Ends',
    (ends, article) => !/^RF$/.test(ends) || !/Valve/.test(article.name) || rating(article) <= 600,
  ),
  stating(
    'threads and socket welds end at 2"',
    'Ends',
    (ends, article) => !/NPT|socket/i.test(ends) || !(size(article) > 2),
  ),
  stating(
    'a lever turns no more than 8" at class 150 and 4" at class 300',
    'Operation',
    (drive, article) => !/lever/i.test(drive) || size(article) <= (rating(article) <= 150 ? 8 : 4),
  ),
  stating('the shell is tested at 1.5 times the rating', 'Shell test', (test, article) => {
    const wanted = numberIn(fact(article, 'Rating at 38 °C')) * 1.5
    return Math.abs(numberIn(test) - wanted) <= 1.5
  }),
  stating(
    'soft seats end at class 2500, nylon at class 600',
    'Seat',
    (seat, article) => !/Nylon/.test(seat) || rating(article) <= 600,
  ),
  stating('a full bore is near the nominal size', 'Full bore', (bore, article) => {
    const share = numberIn(bore) / (size(article) * 25.4)
    return share > 0.8 && share < 1.03
  }),
  stating(
    'what is drawn with a gear, a lever or an actuator is driven so',
    'Operation',
    (drive, { drawing }) =>
      (!/-geared$/.test(drawing) || /gear/i.test(drive)) &&
      (!/-actuated$/.test(drawing) || /pneumatic|hydraulic|electric/i.test(drive)),
  ),
  grade(
    'A106, A333, A335, A312, A790 and API 5L are pipe',
    /A106|A333|A335|A312|A790|API 5L/,
    /Pipe|Tub|Anodes|Receivers|Coating/,
  ),
  grade('A234, A420, A403 and A815 are wrought fittings', /A234|A420|A403|A815/, /Butt-Weld/),
  grade('A193 and A320 are bolting', /A193|A320/, /Bolts|Nuts/),
  grade(
    'A105, A350 and A182 are forged',
    /A105|A350|A182/,
    /Valves|Flange|Forged|Branch|Ring Joints|Tube Fittings|Strainers|Receivers|Gaskets/,
  ),
  grade(
    'A216, A217, A351 and A352 are cast',
    /A216|A217|A351|A352/,
    /Valve|Pump|Strainer|Impeller|Fluid End|Actuat|Meters/,
  ),
  grade(
    'A516 and A537 are plate of vessels',
    /A516|A537/,
    /Separators|Tanks|Receivers|Exchangers|Heaters|Filters|Desanders|Dryers|Blind/,
  ),
  stating(
    'the wall leaves a bore',
    'Wall',
    (wall, article) => !(millimetres(wall) * 2 >= millimetres(fact(article, 'Outside diameter'))),
  ),
  stating('the mass of a pipe follows from diameter and wall', 'Mass', (mass, article) => {
    const [outer, wall] = [numberIn(fact(article, 'Outside diameter')), numberIn(fact(article, 'Wall'))]
    return !(outer > 0 && wall > 0) || Math.abs(numberIn(mass) / ((outer - wall) * wall * 0.02466) - 1) < 0.03
  }),
  named('A333 is tested cold', /A333/, ({ words }) => /-4[56] °C/.test(words)),
  named(
    'stainless pipe is annealed, not hot finished',
    /A312|A790/,
    ({ words }) => !/hot finished/i.test(words),
  ),
  named('B16.5 ends at 24"', /Flange/, article => !/B16\.5\b/.test(article.words) || !(size(article) > 24)),
  named('B16.47 begins at 26"', /Flange/, article => !/B16\.47/.test(article.words) || size(article) >= 26),
  named(
    'B16.11 fittings end at 4"',
    /Socket Weld|Threaded/,
    article => !/B16\.11/.test(article.words) || size(article) <= 4,
  ),
  named('orifice letters have the areas of API 526', /API 526/, article => {
    const areas = { D: 71, E: 126, F: 198, G: 325, K: 1186, M: 2323, P: 4116, Q: 7129, T: 16774 }
    const known = Object.entries(areas).find(([letter]) => letter === fact(article, 'Orifice'))
    return numberIn(fact(article, 'Effective area')) === known?.[1]
  }),
  named(
    'the outlet of a relief valve is larger than its inlet',
    /Relief Valve .* x /,
    article => numberIn(fact(article, 'Inlet')) < numberIn(fact(article, 'Outlet')),
  ),
  named('studs have the nuts of their grade', /Stud Bolt/, article => {
    const nuts = { B7: '2H', B7M: '2HM', L7: '7', B8M: '8M', '660': '660' }
    const nut = Object.entries(nuts).find(([stud]) => stud === article.name.split(' ')[1])?.[1]
    return new RegExp(` ${nut} heavy`).test(fact(article, 'Nuts'))
  }),
  named(
    'only BX rings fit 10,000 psi',
    /Ring Joint/,
    article => /^BX/.test(article.name) === /10,000 psi/.test(fact(article, 'Fits')),
  ),
  named(
    'tube in coils has a wall that can be bent',
    /Tube .* Coil/,
    article => numberIn(fact(article, 'Wall')) <= 1.3,
  ),
])
