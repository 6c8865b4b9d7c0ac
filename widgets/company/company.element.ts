import { idAttribute, integerAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { structuredDataAttribute } from '#shared/structured-data/attribute.ts'
import { listExtension } from '#widgets/procurement/add-row.tsx'
import { procurementAttribute, withProcurement } from '#widgets/procurement/with-procurement.tsx'
import css from './company.css?inline'
import { CompanyPage } from './company.tsx'
import header from './company-header.css?inline'
import contactTab from './contact-tab.css?inline'
import overviewTab from './overview-tab.css?inline'

export const tradeCompany = defineWidget('trade-company', {
  summary: 'A company: its profile, products and services, and a contact form.',
  example: 'company-id="1"',
  sees: 'Registration Number',
  embed: {
    name: 'Company page',
    link: 'Visit our company page',
    to: ({ 'company-id': id = '' }) => ({ route: 'company', params: { id } }),
  },
  component: withProcurement(CompanyPage, listExtension),
  shows: ['record', 'list', 'session'],
  attributes: {
    companyId: idAttribute('The company.', { required: true }),
    tab: integerAttribute('The tab shown: 1 overview, 2 products, 3 services, 4 contact.', {
      default: 1,
      min: 1,
      max: 4,
    }),
    page: integerAttribute('The page of its products or services, from 1.', { default: 1, min: 1 }),
    subject: textAttribute('The initial subject of an inquiry, such as the name of a product.'),
    procurement: procurementAttribute,
    structuredData: structuredDataAttribute,
  },
  events: ['trade-company-change', 'trade-navigate', 'trade-rfq-list-change'],
  slots: {
    empty: 'Replaces our text when the company does not exist or a tab is empty.',
    action: 'A link or button of your page, beside the name.',
  },
  parts: {
    masthead: 'Banner, logo and name.',
    banner: 'The banner.',
    tabs: 'Overview, products, services, contact.',
    facts: 'The table of facts.',
    section: 'Branches, registrations, certifications or awards.',
    where: 'The address of the company, beside the form.',
    results: 'The list of products or services.',
    result: 'One of them.',
    picture: 'A picture.',
    pager: 'The page numbers.',
    empty: 'The message when there is nothing to show.',
  },
  nests: ['trade-inquiry'],
  styles: [header, css, overviewTab, contactTab],
})
