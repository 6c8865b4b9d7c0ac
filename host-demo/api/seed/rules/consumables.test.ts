/** Chemicals, paint, welding, anodes, and the services that use them. */
import { numberIn } from '../conditions.ts'
import { checkRules, fact, named, type Rule, saying } from './article.ts'

/** Matches a standard to things by their name. */
const standardFor = (name: RegExp, standard: RegExp): Rule =>
  named(
    `${standard.source} is for what is called ${name.source}`,
    name,
    article => !article.brand || standard.test(fact(article, 'Standard')),
  )

checkRules(10, [
  standardFor(/Electrode E(60|70)/, /AWS A5\.1$/),
  standardFor(/Electrode E(316|2209)/, /AWS A5\.4$/),
  standardFor(/ER70S/, /AWS A5\.18$/),
  standardFor(/ERNiCrMo/, /AWS A5\.14$/),
  standardFor(/E71T/, /AWS A5\.20$/),
  standardFor(/Tool Joint Compound/, /API RP 7A1/),
  standardFor(/API Modified Thread Compound/, /API RP 5A3/),
  named('barite has the density of its name', /API Barite ([\d.]+)/, ({ name, words }) =>
    words.includes(`density ${/Barite ([\d.]+)/.exec(name)?.[1]} g/ml`),
  ),
  named('an oil has the viscosity of its name', /ISO VG (\d+)/, article =>
    fact(article, 'Key value').startsWith(`${/ISO VG (\d+)/.exec(article.name)?.[1]} mm²/s`),
  ),
  saying('API 13A is for solids of drilling mud', /API (Spec )?13A/, ({ category }) =>
    /Weighting|Laboratory|Mud/.test(category),
  ),
  named('an anode gives the current of its metal', /Anode/, article => {
    const capacity = numberIn(fact(article, 'Key value'))
    return !article.brand || (/Zinc/.test(article.name) ? capacity < 800 : capacity >= 2000)
  }),
  named('paint dries to a film, grit does not', /Garnet/, article => !fact(article, 'Dry film')),
  named('water jets clean to Wa, grit to Sa, tools to St', /and Painting of/, article => {
    const wanted = /UHP/.test(article.name) ? 'Wa' : /Mechanical/.test(article.name) ? 'St' : 'Sa'
    return fact(article, 'Preparation').includes(` ${wanted} `)
  }),
  named('a HAZOP follows IEC 61882', /HAZOP Study/, ({ words }) => /IEC 61882/.test(words)),
  named('scheduled waste goes with a consignment note', /SW 3\d\d/, ({ words }) => /eSWIS/.test(words)),
])
