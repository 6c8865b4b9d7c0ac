/** Long descriptions as sellers write them: paragraphs, a list and a table in plain HTML. */
import type { Fact } from './compose.ts'
import type { Random } from './random.ts'

interface Described {
  name: string
  /** Who makes or does it. */
  maker: string
  about: string
  use: string
  points: readonly string[]
  facts: readonly Fact[]
  papers: string
  place: string
  website: string
}

const openings = [
  (of: Described) => `The ${of.name} is offered by ${of.maker}. ${of.about}`,
  (of: Described) => `${of.maker} offers the ${of.name} from ${of.place}. ${of.about}`,
  (of: Described) => `${of.about} The ${of.name} comes from ${of.maker}, ${of.place}.`,
]

const productUses = [
  (use: string) =>
    `It is used for ${use}. Several operators off Terengganu and Sarawak have it on their approved lists.`,
  (use: string) =>
    `It is used for ${use}. Our engineers check your data sheet before we quote, and say so when another size serves better.`,
  (use: string) => `It is used for ${use}. Spare parts and advice come from the same team that sells it.`,
]

const serviceUses = [
  (use: string) =>
    `We are called for ${use}. One supervisor answers for the whole job, from the site visit to the final report.`,
  (use: string) =>
    `Clients use it for ${use}. We quote by day rate or lump sum and name what is not included.`,
]

const deliveries = [
  'Ex stock for common sizes; six to ten weeks for specials. Packed in fumigated timber to ISPM 15.',
  'Stock items leave the yard within two working days. Export packing and marine insurance at cost.',
  'Delivery to Kemaman, Labuan, Miri and Bintulu supply bases every week; elsewhere by agreement.',
]

const callOuts = [
  'Mobilisation within 48 hours in Peninsular Malaysia and five days in Sabah and Sarawak.',
  'Offshore crews hold BOSIET, medical and passes that are in date. Permits and method statements are ours to prepare.',
]

/** The description of a product. */
export function describeProduct(of: Described, chance: Random): string {
  return page(of, chance, chance.pick(productUses)(of.use), chance.pick(deliveries), 'Technical data')
}

/** The description of a service. */
export function describeService(of: Described, chance: Random): string {
  return page(of, chance, chance.pick(serviceUses)(of.use), chance.pick(callOuts), 'What to expect')
}

function page(of: Described, chance: Random, use: string, closing: string, heading: string): string {
  const points = of.points.map(point => `<li>${inHtml(point)}</li>`).join('')
  const rows = of.facts.map(
    ([label, value]) => `<tr><th scope="row">${inHtml(label)}</th><td>${inHtml(value)}</td></tr>`,
  )
  const link = of.website ? ` More at <a href="${inHtml(of.website)}">${inHtml(of.website)}</a>.` : ''
  return [
    `<p>${inHtml(chance.pick(openings)(of))}</p>`,
    `<p>${inHtml(use)}</p>`,
    `<ul>${points}</ul>`,
    `<h3>${heading}</h3>`,
    `<table><tbody>${rows.join('')}</tbody></table>`,
    `<p><strong>Delivered with</strong> ${inHtml(of.papers)}.</p>`,
    `<p>${inHtml(closing)}${link}</p>`,
  ].join('\n')
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Plain text made safe between tags and in attributes. */
export const inHtml = (text: string) => text.replace(/[&<>"]/g, sign => signs[sign] ?? sign)
