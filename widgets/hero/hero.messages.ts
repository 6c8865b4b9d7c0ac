import { messages } from '#shared/messages/i18n.ts'

export const heroMessages = messages('hero', {
  label: 'What you can do here',
  slide: '{number} of {count}',
  show: 'Show slide {number} of {count}',
  pause: 'Pause the slides',
  play: 'Play the slides',
  enabler: 'The ultimate trade enabler for your business',
  enablerText:
    'Find valves, pipe, drilling tools and inspection services from Malaysian suppliers, and ask for a quotation in two minutes.',
  register: 'Register Now',
  search: 'Search the marketplace',
  browse: 'Browse all categories',
  platform: 'Products and services in one platform',
  platformText:
    'Compare what sellers stock and what their crews can do, side by side, and send every request from the same place.',
  talent: 'Talent recruiting for oil and gas',
  talentText:
    'Find engineers, inspectors and shutdown crews through the companies that supply them, and ask for the people your job needs.',
  talentLink: 'Find manpower services',
})
