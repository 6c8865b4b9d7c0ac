import { idAttribute, integerAttribute, textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { procurementAttribute } from '#shared/procurement/procurement.ts'
import { structuredDataAttribute } from '#shared/structured-data/attribute.ts'
import css from './company.css?inline'
import { CompanyPage } from './company.tsx'
import header from './company-header.css?inline'
import contactTab from './contact-tab.css?inline'
import overviewTab from './overview-tab.css?inline'

export const tradeCompany = defineWidget('trade-company', {
  summary: 'A company: what it is, what it offers, and a form to ask it.',
  component: CompanyPage,
  shows: ['record', 'list', 'session'],
  attributes: {
    companyId: idAttribute('Which company.', { required: true }),
    tab: integerAttribute('The tab shown: 1 overview, 2 products, 3 services, 4 contact.', {
      default: 1,
      min: 1,
      max: 4,
    }),
    page: integerAttribute('Which page of its products or services, from 1.', { default: 1, min: 1 }),
    subject: textAttribute('What the subject of an inquiry starts with, such as the name of a product.'),
    procurement: procurementAttribute,
    structuredData: structuredDataAttribute,
  },
  events: ['trade-company-change', 'trade-navigate', 'trade-rfq-list-change'],
  slots: {
    empty: 'In place of our words when there is no such company, or nothing in a tab.',
    action: 'Beside the name: a link or button of the page around it.',
  },
  parts: {
    masthead: 'Banner, logo and name.',
    banner: 'The banner.',
    tabs: 'Overview, products, services, contact.',
    facts: 'The table of facts.',
    section: 'Branches, registrations, certifications or awards.',
    where: 'Where the company is, beside the form.',
    results: 'The list of products or services.',
    result: 'One of them.',
    picture: 'A picture.',
    pager: 'The page numbers.',
    empty: 'What is said when there is nothing.',
  },
  nests: ['trade-inquiry'],
  styles: [header, css, overviewTab, contactTab],
})
