/** The modules that the FAQ names and this demo has little to say about: they show that little. */
import { fetchQuotes, type Member } from './calls.ts'
import { type Child, element } from './element.ts'
import type { Section } from './section.ts'
import { link, load } from './states.ts'

const limits = 'This demo dashboard shows your quotes and messages only.'

function plain(id: string, title: string, tell: (member: Member) => Child[]): Section {
  return {
    id,
    title,
    lead: limits,
    show({ place, left, meet }) {
      void load(place, left, fetchQuotes, ({ member }) => {
        meet(member)
        return element('div', { class: 'note' }, ...tell(member))
      })
    },
  }
}

const facts = (...rows: [label: string, value: Child][]) =>
  element(
    'dl',
    { class: 'facts' },
    ...rows.map(([label, value]) => element('div', {}, element('dt', {}, label), element('dd', {}, value))),
  )

const noCompany = () => [
  element('h2', {}, 'No company'),
  element(
    'p',
    {},
    'Your account belongs to no company. Companies are part of the demo’s catalogue; the demo seller answers for one.',
  ),
  link('/search?tab=company', 'Browse companies', 'button'),
]

/** Company entries are kept in the catalogue of the demo, so the page to see them on is the storefront's. */
const ofCompany = (text: (name: string) => string, what: string) => (member: Member) =>
  member.company
    ? [element('p', {}, text(member.company.name)), link(`/company/${member.company.id}`, what, 'button')]
    : noCompany()

export const plainSections: readonly Section[] = [
  plain('settings', 'Settings', member => [
    facts(['Name', member.name], ['E-mail', member.email], ['Company', member.company?.name ?? 'None']),
    element('p', { class: 'muted' }, 'Name and e-mail are those you registered with.'),
  ]),
  plain(
    'company',
    'Company Profile',
    ofCompany(name => `You answer for ${name}.`, 'See the company page'),
  ),
  plain(
    'products',
    'My Product',
    ofCompany(
      name => `The products of ${name} are listed on its company page.`,
      'See them on the company page',
    ),
  ),
  plain(
    'services',
    'My Services',
    ofCompany(
      name => `The services of ${name} are listed on its company page.`,
      'See them on the company page',
    ),
  ),
]
