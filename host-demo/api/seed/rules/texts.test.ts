/** Rules for every text, whatever its subject. */
import { checkRules, named, type Rule, saying, stating } from './article.ts'

const all = (says: string, holds: Rule['holds']): Rule => ({ says, about: () => true, holds })
const agreesWithName = (label: string, pattern: RegExp): Rule =>
  stating(`${label} in the name is that of the table`, label, (value, { name }) => {
    const [, said] = pattern.exec(name) ?? []
    return said === undefined || said === value
  })

checkRules(15, [
  agreesWithName('Pressure class', /(?<= )(\d+#)/),
  agreesWithName('Schedule', /\b(SCH \w+)/),
  agreesWithName('IADC code', /IADC (\w+)/),
  agreesWithName('Bit size', /([\d¼½¾⅛⅜/-]+")/),
  agreesWithName('Casing size', /([\d/-]+")/),
  agreesWithName('Nominal size', /([\d/-]+")/),
  all(
    'no value is missing and no sentence is torn',
    ({ words }) =>
      !/[{}|]|undefined|NaN|(?<! ) {2}(?! )[a-z]| [.,;:](?: |$)|\.\.|, ,/.test(words.replace(/\s+/g, ' ')),
  ),
  all('the short description is one or more whole sentences', ({ short }) =>
    /^[\p{Lu}\d].*\.$/su.test(short),
  ),
  all(
    'a material is written small within a sentence',
    ({ words }) => !/[,:] (Ductile|Forged|Cast|Carbon|Stainless|High chrome|Alloy) (iron|steel)/.test(words),
  ),
  all('the short description fits a card', ({ short }) => short.length <= 200),
  all('the table has at least four rows', ({ facts }) => facts.size >= 4),
  all('a fact is called by one name', ({ facts }) => ![...facts.keys()].some(label => / or |^$/.test(label))),
  saying('what is held in a town is not sent there', /Held in .* each week/, ({ words }) => {
    const [, town = '', towns = ''] = /Held in ([\w ]+), with a \w+ to ([\w ,]+) each week/.exec(words) ?? []
    return town !== '' && !towns.includes(town)
  }),
  all(
    'the material stands in no contradiction to GRP',
    ({ material, words }) => !/\bGRP\b/.test(words) || /GRP|resin/.test(material),
  ),
  saying('316 or 316L is named only by what has it', /\b(SS)?316L?\b/, ({ material, facts, name }) =>
    [material, name, ...facts.values()].some(text => /316/.test(text)),
  ),
  saying(
    'duplex is named only by what has it',
    /\bduplex\b(?! pump| strainer| filter| mud)/i,
    ({ material, facts, name }) => [material, name, ...facts.values()].some(text => /duplex/i.test(text)),
  ),
  saying(
    'who calls a thing surplus or used sells it as such',
    /\b(surplus|second-hand|reconditioned)\b/i,
    ({ condition }) => condition !== 'New',
  ),
  saying('a cable gland is spoken of only among glands, boxes and panels', /cable gland/i, ({ category }) =>
    /Gland|Cable|Lighting|Switchgear|Motors|Drives|Electrical/.test(category),
  ),
  named(
    'what is sold is not a service',
    /^(Supply|Rental|Repair|Overhaul|Inspection) of\b/,
    ({ brand }) => brand === '',
  ),
])
