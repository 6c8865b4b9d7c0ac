/** Explosion protection, detection, cable and drives. */
import { numberIn } from '../conditions.ts'
import { type Article, checkRules, fact, named, type Rule, saying, stating } from './article.ts'

const marking = (
  says: string,
  pattern: RegExp,
  holds: (article: Article, marking: string) => boolean,
): Rule => stating(says, 'Ex marking', (value, article) => !pattern.test(value) || holds(article, value))
const toxic = /^(H2S|CO|SO2|NH3|Cl2|O2)$/

checkRules(15, [
  marking('a marking has protection, group and temperature class', /./, (_, value) =>
    /^Ex [a-z ]+ II[ABC] T[1-6]/.test(value),
  ),
  marking(
    'a flameproof enclosure is of metal',
    /^Ex d/,
    ({ material }) => !/GRP|polyester|plastic|polycarbonate|nylon/i.test(material),
  ),
  marking(
    'Ex d is not called intrinsically safe',
    /^Ex d[b ]*(II|eb)/,
    ({ words }) => !/intrinsic/i.test(words),
  ),
  marking('Ex ia is not called flameproof', /^Ex ia/, ({ words }) => !/flameproof|\bEx d/i.test(words)),
  marking(
    'Ex ia alone may stand in zone 0',
    /./,
    (article, value) => !/zone 0/i.test(article.words) || /\bia\b/.test(value),
  ),
  marking('Gb is zone 1, Ga zone 0, Gc zone 2', /G[abc]$/, (article, value) => {
    const zone = { Ga: '0', Gb: '1', Gc: '2' }[value.slice(-2)]
    return !fact(article, 'Zone') || fact(article, 'Zone').toLowerCase().startsWith(`zone ${zone}`)
  }),
  saying('one article has one Ex marking', /Ex [a-z]{1,2}b? /, ({ facts, words }) => {
    const said = new Set(
      [...words.matchAll(/\bEx (?:d|db|e|eb|ia|ib|db eb|de|tb) II[ABC]/g)].map(([text]) => text),
    )
    return !facts.has('Ex marking') || said.size <= 1
  }),
  stating(
    'hydrogen asks for group IIC',
    'Gas',
    (gas, article) => gas !== 'H2' || /IIC/.test(fact(article, 'Ex marking')),
  ),
  stating(
    'catalytic beads and infrared see what burns',
    'Sensor',
    (sensor, article) =>
      !/catalytic|infrared/i.test(sensor) ||
      !toxic.test(fact(article, 'Gas')) ||
      /multi|four/i.test(article.name),
  ),
  stating(
    'infrared does not see hydrogen',
    'Sensor',
    (sensor, article) => !/infrared/i.test(sensor) || fact(article, 'Gas') !== 'H2',
  ),
  stating(
    'electrochemical cells see toxic gas and oxygen',
    'Sensor',
    (sensor, article) => !/electrochemical/i.test(sensor) || toxic.test(fact(article, 'Gas')),
  ),
  stating('what burns is measured in % LEL, what poisons in ppm', 'Range', (range, article) => {
    const gas = fact(article, 'Gas')
    return (
      !gas ||
      (/LEL/.test(range)
        ? !toxic.test(gas)
        : gas === 'O2'
          ? /%/.test(range)
          : !/ppm/.test(range) || toxic.test(gas))
    )
  }),
  stating('ingress codes have two digits', 'Ingress', value => /^IP[0-6][0-8](\/IP[0-6][0-8])?$/.test(value)),
  named('glands are of metal', /Cable Gland/, ({ material }) => /brass|stainless|aluminium/i.test(material)),
  named(
    'a detector is described as a detector',
    /Gas Detector/,
    ({ words }) => !/gland for|terminal box/i.test(words),
  ),
  stating('the speed follows the poles at 50 Hz', 'Speed', (speed, { name }) => {
    const poles = numberIn(/(\d)-Pole/.exec(name)?.[1] ?? '')
    return !poles || (numberIn(speed) < 6000 / poles && numberIn(speed) > 5600 / poles)
  }),
])
