/** The texts of sellers about themselves, and the goods that they may sell. */
import { checkRules, named, type Rule, saying } from './article.ts'

const holding =
  (certificate: string): Rule['holds'] =>
  ({ certificates }) =>
    certificates.includes(certificate)

checkRules(6, [
  named('API 6D valves come from who holds the monogram', /^API 6D/, holding('API 6D Monogram')),
  named('API 5CT pipe comes from who holds the monogram', /^API 5CT/, holding('API 5CT Monogram')),
  named('PDC bits come from who holds the monogram', /PDC Drill Bit/, holding('API 7-1 Monogram')),
  saying(
    'who speaks of its accredited laboratory has one',
    /is accredited to|The accredited laboratory of/,
    holding('ISO/IEC 17025'),
  ),
  {
    says: 'what is sold second-hand stands somewhere and can be seen',
    about: ({ condition }) => condition !== 'New' && condition !== '',
    holds: ({ words }) => /may be inspected there/.test(words) && !/made to order/i.test(words),
  },
  saying('who delivers to Borneo each week is there', /run to Labuan, Miri and Bintulu/, ({ words }) =>
    /Held in (Labuan|Miri|Bintulu|Kuching|Sibu|Kota Kinabalu|Sipitang|Sandakan)/.test(words),
  ),
])
