import { demoMembers } from '#host-demo/api/demo-members.ts'
import type { ElementTag } from '#widgets/runtime/elements.ts'
import { forms } from '../forms.ts'
import type { User } from './user.ts'

/** An element as a partner puts it on a page, and the actions of a user on it. */
export type ElementScenario = {
  attributes?: string
  /** Markup next to an element that shows nothing itself. */
  beside?: string
  member?: true
  shows: string
  /** Performs a click and a key press if the element has a control, and waits for the result of each. */
  use(user: User): Promise<void>
}

/** Follows a link twice: with the pointer, and with the key that activates the focused element. */
const follow =
  (link: string) =>
  async (user: User): Promise<void> => {
    await user.click(link)
    await user.hears('trade-navigate')
    await user.press('Enter')
    await user.hears('trade-navigate', 2)
  }

const item = 'API 6D Trunnion Ball Valve 8" 600#'
const company = 'Kemaman Valve Works Sdn Bhd'
const { 'product RFQ': rfq, inquiry } = forms

async function sendInquiry(user: User): Promise<void> {
  await user.type('Message', 'By the end of May')
  await user.sees('[By the end of May]')
  await user.click(inquiry.button)
  await user.sees(inquiry.question)
  await user.press('Enter')
  await user.hears('trade-inquiry-sent')
}

async function sendQuotation(user: User): Promise<void> {
  await user.type('Quantity', '12')
  await user.type('Message', 'Delivered to Kemaman')
  await user.sees('[Delivered to Kemaman]')
  await user.click(rfq.button)
  await user.sees(rfq.question)
  await user.press('Enter')
  await user.hears('trade-rfq-sent')
  await user.sees(rfq.sent[1])
}

export const elementScenarios: Readonly<Record<ElementTag, ElementScenario>> = {
  'trade-config': {
    attributes: 'locale="ms"',
    beside: '<trade-newsletter></trade-newsletter>',
    shows: 'Langgan',
    async use(user) {
      await user.type('E-mel anda', 'nobody')
      await user.press('Enter')
      await user.sees('[nobody]')
    },
  },
  // The probe sees nothing inside a frame; frames have their own tests.
  'trade-frame': {
    shows: 'The attribute "tag" is missing',
    use: user => user.sees('This part is not set up'),
  },
  'trade-header': { shows: 'About Us', use: follow('About Us') },
  'trade-menu': {
    attributes: 'keyword="pump"',
    shows: 'Shop by Category',
    async use(user) {
      await user.type('Search the marketplace', 's')
      await user.sees('[pumps]')
      await user.click('Shop by Category')
      await user.sees('View All Products')
    },
  },
  'trade-search': {
    attributes: 'keyword="valve"',
    shows: 'Company (',
    async use(user) {
      await user.click('Next page')
      await user.sees('Page 2 of')
      await user.press('Tab')
      await user.press('Enter')
      await user.hears('trade-navigate')
    },
  },
  'trade-product': { attributes: 'product-id="1"', shows: 'About the seller', use: follow(company) },
  'trade-service': { attributes: 'service-id="1"', shows: 'Service Name', use: follow('Home') },
  'trade-rfq': {
    attributes: 'kind="product" item-id="1"',
    member: true,
    shows: rfq.button,
    use: sendQuotation,
  },
  'trade-sent': { member: true, shows: 'Nothing sent yet', use: follow('Search the marketplace') },
  'trade-tenders': { shows: 'Latest RFQs', use: user => user.sees('Latest tenders') },
  'trade-hero': {
    shows: 'Show slide 1 of 3',
    async use(user) {
      await user.click('Show slide 2 of 3')
      await user.sees('Products and services in one platform')
      await user.press('Tab')
      await user.press('Enter')
      await user.sees('Talent recruiting for oil and gas')
    },
  },
  'trade-banner': { attributes: 'name="community"', shows: 'A community', use: follow('About the platform') },
  'trade-category-carousel': { shows: 'Next categories', use: follow('View All Products') },
  'trade-recommended': { shows: 'Recommended Products', use: follow(item) },
  'trade-categories': { shows: 'Products by Category', use: follow('Home') },
  'trade-category': {
    attributes: 'category-id="1" kind="product"',
    shows: 'Related categories',
    use: follow('Home'),
  },
  'trade-company': {
    attributes: 'company-id="1"',
    member: true,
    shows: 'Registration Number',
    async use(user) {
      await user.click('Our Products')
      await user.sees('Total Records')
      await user.click('Contact Us')
      await user.type('Subject', 'Ball valves')
      await sendInquiry(user)
    },
  },
  'trade-inquiry': {
    attributes: 'company-id="1" subject="Ball valves"',
    member: true,
    shows: inquiry.button,
    use: sendInquiry,
  },
  'trade-chat': {
    attributes: 'company-id="1"',
    member: true,
    shows: 'Write the first one.',
    async use(user) {
      await user.type(`Message to ${company}`, 'Is it in stock?')
      await user.sees('[Is it in stock?]')
      await user.click('Bintulu Pipe & Fittings Sdn Bhd')
    },
  },
  'trade-rfq-list': {
    shows: 'Nothing on the list yet',
    async use(user) {
      await user.click('Paste lines')
      await user.type('Lines or cells', '10 pcs gate valve')
      await user.sees('Add to the list (1)')
      await user.press('Tab')
      await user.click('Add to the list (1)')
      await user.hears('trade-rfq-list-change')
      await user.sees('sellers for each line')
      await user.seesNoMore('Looking for sellers')
    },
  },
  'trade-contact': {
    shows: 'Write to the people',
    async use(user) {
      await user.type('Name', 'Hafiz Omar')
      await user.type('E-mail', 'hafiz@buyer.test')
      await user.type('Message', 'Thank you')
      await user.click('Send a Message')
      await user.hears('trade-contact-sent')
    },
  },
  'trade-page': {
    attributes: 'name="FAQ"',
    shows: 'How do I register?',
    async use(user) {
      await user.click('How do I register?')
      await user.press('Tab')
      await user.press('Enter')
      await user.sees('Register as Our Member')
    },
  },
  'trade-footer': { shows: 'Subscribe', use: follow('FAQ') },
  'trade-newsletter': {
    shows: 'Subscribe',
    async use(user) {
      await user.type('Your e-mail', 'nobody')
      await user.click('Subscribe')
      await user.sees('Email is not valid')
    },
  },
  'trade-browser-notice': {
    beside: '<trade-config recommended-browser="Netscape Navigator"></trade-config>',
    shows: 'Netscape Navigator',
    async use(user) {
      await user.click('Close')
      await user.seesNoMore('Netscape Navigator')
    },
  },
  'trade-login': {
    attributes: 'open',
    shows: 'Member Login',
    async use(user) {
      await user.type('Username', demoMembers.buyer)
      await user.type('Password', demoMembers.password)
      await user.click('Sign In')
      await user.hears('trade-session-change')
    },
  },
  'trade-recovery': {
    attributes: 'open',
    shows: 'Password Recovery',
    async use(user) {
      await user.type('Email', 'nobody')
      await user.click('Recover Password')
      await user.sees('Email is not valid')
    },
  },
  'trade-register': {
    attributes: 'open',
    shows: 'Register as Our Member',
    async use(user) {
      await user.type('Email', 'hafiz@buyer.test')
      await user.click('Register')
      await user.sees('Password is empty')
    },
  },
}
