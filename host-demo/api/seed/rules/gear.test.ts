/** Instruments, hoses, cable, lifting and safety gear. */
import { numberIn } from '../conditions.ts'
import { checkRules, fact, named, saying, stating } from './article.ts'

const gradePressure: Readonly<Record<string, string>> = { C: '4,000', D: '5,000', E: '7,500' }
/** Tonnes at two legs by EN 818-4, by the diameter of the chain. Four legs carry half as much again. */
const chainLegs: Readonly<Record<string, number>> = { '8': 2.8, '10': 4.25, '13': 7.5 }
const webColour: Readonly<Record<string, string>> = { '2': 'green', '3': 'yellow', '5': 'red' }
const load = (text: string) => numberIn(text.replace(/^\D*(?=\d)/, ''))
const near = (value: number, wanted: number, share = 0.03) => Math.abs(value / wanted - 1) < share

checkRules(10, [
  named(
    'a dial of 63 mm is class 1.6',
    /Pressure Gauge/,
    article => fact(article, 'Dial') !== '63 mm' || fact(article, 'Accuracy') === 'Class 1.6',
  ),
  named(
    'a hose of API 7K has the pressure of its grade',
    /Hose .* Grade ([CDE])/,
    article =>
      fact(article, 'Working pressure') ===
      `${gradePressure[/Grade ([CDE])/.exec(article.name)?.[1] ?? '']} psi`,
  ),
  stating(
    'a hose is tested at one and a half times its pressure or more',
    'Test pressure',
    (test, article) =>
      !/Hose/.test(article.name) || numberIn(test) >= numberIn(fact(article, 'Working pressure')) * 1.5,
  ),
  saying('API 7K is for rotary hoses and rig tools', /API (Spec )?7K/, ({ category }) =>
    /Hoses|Handling|Rotary|Hoisting|Pumps|Fluid End|Manifolds|Rental/.test(category),
  ),
  stating('a copper conductor has the resistance of its section', 'Conductor resistance', (ohm, article) =>
    near(
      numberIn(ohm) * numberIn(fact(article, 'Section') || /x ([\d.]+) mm²/.exec(article.name)?.[1] || ''),
      18.5,
      0.065,
    ),
  ),
  named('a steel rope breaks at what its diameter gives', /^Wire Rope 6x36/, article =>
    near(load(fact(article, 'Capacity')), 0.356 * 1.96 * numberIn(fact(article, 'Size')) ** 2),
  ),
  named('a chain sling carries what EN 818-4 says', /Chain Sling Grade 80/, article => {
    const legs = /4-Leg/.test(article.name) ? 1.5 : 1
    const two = chainLegs[`${numberIn(fact(article, 'Size'))}`] ?? 0
    return near(load(fact(article, 'Capacity')), two * legs, 0.06)
  }),
  named('a web sling has the colour of its load', /Webbing Sling/, article => {
    const capacity = fact(article, 'Capacity')
    return capacity.endsWith(webColour[`${load(capacity)}`] ?? 'none')
  }),
  named('shackles break at six times, hooks at four times their load', /Shackle WLL|Hook WLL/, article =>
    fact(article, 'Safety factor').startsWith(/Shackle/.test(article.name) ? '6:1' : '4:1'),
  ),
  stating('a container carries its gross less its tare', 'Payload', (payload, article) => {
    const [gross, tare] = [numberIn(fact(article, 'Maximum gross')), numberIn(fact(article, 'Tare'))]
    return numberIn(payload) === gross - tare
  }),
  named('a stud link chain has the strength of its grade', /Stud Link .*(U3|R3|R4)/, article => {
    const size = numberIn(fact(article, 'Size'))
    const factor = /R4/.test(article.name) ? 0.0274 : /R3/.test(article.name) ? 0.0223 : 0.01961
    return near(load(fact(article, 'Strength')), factor * size ** 2 * (44 - 0.08 * size), 0.01)
  }),
  named(
    'carbon dioxide is not for class A fires',
    /CO2 Extinguisher/,
    article => !/\bA\b/.test(fact(article, 'Fire classes')),
  ),
  named(
    'lifesaving appliances follow the LSA Code',
    /Lifejacket|Liferaft|Lifebuoy/,
    article => !article.brand || /LSA Code/.test(fact(article, 'Standard')),
  ),
])
