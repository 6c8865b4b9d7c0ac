/** The home page: hero, categories, recommended, banners. */
export const home = {
  'hero.label': 'What you can do here',
  'hero.slide': '{number} of {count}',
  'hero.show': 'Show slide {number} of {count}',
  'hero.pause': 'Pause the slides',
  'hero.play': 'Play the slides',
  'hero.enabler': 'The ultimate trade enabler for your business',
  'hero.enablerText':
    'Find valves, pipe, drilling tools and inspection services from Malaysian suppliers, and ask for a quotation in two minutes.',
  'hero.register': 'Register Now',
  'hero.search': 'Search the marketplace',
  'hero.browse': 'Browse all categories',
  'hero.platform': 'Products and services in one platform',
  'hero.platformText':
    'Compare what sellers stock and what their crews can do, side by side, and send every request from the same place.',
  'hero.talent': 'Talent recruiting for oil and gas',
  'hero.talentText':
    'Find engineers, inspectors and shutdown crews through the companies that supply them, and ask for the people your job needs.',
  'hero.talentLink': 'Find manpower services',
  'shelf.productCategories': 'Shop by Product Categories',
  'shelf.serviceCategories': 'Shop by Service Categories',
  'shelf.previous': 'Previous categories',
  'shelf.next': 'Next categories',
  'shelf.empty':
    'There are no categories here yet. Sellers may still be adding their goods; search meanwhile.',
  'shelf.failed': 'The categories could not be shown.',
  'recommended.products': 'Recommended Products',
  'recommended.services': 'Recommended Services',
  'recommended.failed': 'The recommendations could not be shown.',
  'banner.registerTitle': 'List your company for free',
  'banner.registerText':
    'A free website, your products and services, and requests for quotation straight to your dashboard.',
  'banner.register': 'Register Now',
  'banner.memberTitle': 'Your products and services belong here',
  'banner.memberText':
    'You are a member: list them for free under ‘My Product’ and ‘My Services’ in your dashboard.',
  'banner.member': 'How to list a product',
  'banner.communityTitle': 'A community for oil and gas',
  'banner.communityText':
    'Manufacturers, stockists and service companies from all over Malaysia trade here. Get to know the platform they share.',
  'banner.community': 'About the platform',
} as const
