import { messages } from '#shared/messages/i18n.ts'

export const pageMessages = messages('page', {
  FAQ: 'FAQ',
  aboutUs: 'About Us',
  Help: 'Help',
  Trade: 'Trade on',
  LearningCentre: 'Learning Centre',
  legal: 'Legal',
  customerService: 'Customer Service',
  privacy: 'Privacy',
  terms: 'Terms',
  press: 'Press',
  willBeUpdated: 'Will Be Updated!!!',
  asOf: 'As of {date}',
  questions: 'Until then, ask us whatever you would look up here.',
  contact: 'Contact Us',
})

export const faqMessages = messages('faq', {
  lead: 'How to buy and sell here, from registering to the first quotation.',
  registerTitle: 'How do I register?',
  register:
    'Choose Register at the top of any page. Enter your e-mail and a password of your own twice, then your name and mobile number. As Category choose Personal if you buy for yourself, or Company if you also want to sell.\nRegistering is free. When it is done the login dialog opens with your e-mail filled in.',
  registerStep: 'Register',
  loginTitle: 'How do I log in?',
  login:
    'Choose Sign In at the top of any page. Your username is the e-mail that you registered with. After it you see your name at the top, a link to your dashboard and your messages, and you can send requests for quotation and inquiries.\nIf you read ‘Invalid Username or Password’, look at capital letters first, then recover your password.',
  loginStep: 'Sign In',
  passwordTitle: 'I forgot my password. What now?',
  password:
    'Choose Sign In, then ‘Forgot password?’. Enter the e-mail that you registered with and press Recover Password. We mail you a temporary password: sign in with it within 24 hours, open Dashboard and choose a password of your own; it is good for nothing else.\nIf no mail comes within some minutes, look in the spam folder, and check that it is the address you registered with.',
  passwordStep: 'Recover Password',
  profileTitle: 'How do I change my profile?',
  profile:
    'Sign in and choose Dashboard at the top of the page. Under Settings you change your name, your phone number and your password. Name and e-mail are filled in for you whenever you send an inquiry. To change the e-mail, write to us.',
  companyTitle: 'How do I register my company?',
  company:
    'Register with the category Company, sign in and open Company Profile in your dashboard. Your company bears your own name until you change it there. Enter the registration number, the date of incorporation, the registered address, the capital, the number of employees and your website, and choose your logo and banner. Branches, corporate registrations, certifications and awards are shown as soon as you save some.\nThis is your free website: buyers find it in the search under Company, and from each of your products and services.',
  searchTitle: 'How do I find a product, a service or a company?',
  search:
    'Type what you need into the search box at the top and press Enter: the name, the size, a standard such as API 6D, or the name of a company. The results stand in three tabs, Products, Services and Company, with the number found in each.\nIf there is nothing, try fewer or more general words. Or choose Shop by Category and look through everything of its kind.',
  searchStep: 'Search the marketplace',
  rfqTitle: 'How do I ask for a quotation (RFQ)?',
  rfq: 'Sign in, open the product or service and choose Request Quotation. For a product enter the quantity; for both write what the seller has to know: specification, place and date of delivery, certificates. You may attach a PDF of up to 10 MB, such as a data sheet. Then press Send RFQ Now and confirm.\nUntil it is sent, what you typed is kept as a draft on your device.',
  inquiryTitle: 'How do I send an inquiry to a company?',
  inquiry:
    'Sign in and choose Inquiry on the product or service you ask about: the subject is filled in. Or open the company’s page and its tab Contact Us. Write your message, attach a PDF if you like, and press Send a Message.\nAn inquiry is for questions of any kind; for a price use the request for quotation.',
  sentTitle: 'Where do I see what I have sent?',
  sent: 'In your dashboard, in the module ‘Quote Me’. It lists the RFQs and inquiries that you sent, each with its text and its file, the quotation that the company sent for it, and who did what since. There you accept the quotation, decline or ask; the company is told by mail. What a company writes to you directly is in your messages, at the foot of every page while you are signed in.',
  addProductTitle: 'How do I add a product?',
  addProduct:
    'Sign in as a company and open ‘My Product’ in your dashboard. Enter the name, category, short description, SKU, brand, model, condition, material and country of origin, then a longer description. When it is saved, add up to five pictures: the first one is shown in lists, and the second one when somebody points at it. Then press Publish: from then on buyers find it. Listing is free.\nNames of up to 34 characters are shown whole on cards; put what buyers look for first.',
  addServiceTitle: 'How do I add a service?',
  addService:
    'Sign in as a company and open ‘My Services’ in your dashboard. Enter the name, the category, your service number, a short and a long description. When it is saved, add pictures and press Publish. Say where you work and how soon your crew can be there: buyers ask for that first. Listing is free.',
  moreTitle: 'Something else?',
  more: 'Write to us, and we answer by e-mail.',
})

export const aboutMessages = messages('about', {
  lead: '{brand} is a Malaysian collaboration platform for the oil and gas industry, set up in 2020. Small and medium enterprises show what they make and what they can do; buyers find it in one place and ask for quotations.',
  benefits: 'Benefits',
  websiteTitle: 'A free website',
  website:
    'Every company gets a page of its own with its profile, branches, certifications and awards, at no cost.',
  listTitle: 'Free listings',
  list: 'Products and services are listed for free, as many as you have, each with pictures and data.',
  quoteTitle: 'Quotations straight to you',
  quote:
    'Requests and inquiries reach the company they are meant for, with their PDF, and wait in ‘Quote Me’.',
  findTitle: 'Found by whoever needs you',
  find: 'Buyers search by name, standard, size or place, or go through the categories of the trade.',
  talkTitle: 'Talk it over',
  talk: 'Members chat with companies where they found them, and the conversation stays with both.',
  talentTitle: 'Goods and people',
  talent: 'Services stand beside products: inspection, calibration, training, and crews for your job.',
  visionTitle: 'Vision',
  vision:
    'An industry in which the right supplier is found by what it can do, however small it is and wherever it stands.',
  missionTitle: 'Mission',
  mission:
    'To be the trade enabler of Malaysian enterprises: to give each of them a place on the market for free, and every buyer a short way to a good quotation.',
  stepTitle: 'Where to start',
  step: 'Browse all categories',
})

export const helpMessages = messages('help', {
  lead: 'Most questions are answered in the FAQ. For everything else, this is how to reach us.',
  faq: 'Read the FAQ',
  detailsTitle: 'Sample contact details',
  detailsNote: 'These details are samples: nobody can be reached there.',
  address: 'Address',
  addressSample: 'Level 10, Menara Contoh, Jalan Contoh, 50000 Kuala Lumpur, Malaysia',
  phone: 'Phone',
  phoneSample: '+60 3 0000 0000',
  email: 'E-mail',
  emailSample: 'help@example.com',
  hours: 'Hours',
  hoursSample: 'Monday to Friday, 9:00 to 17:00',
  formTitle: 'Message form',
  formNote: 'This form is a sample and sends nothing. Write to us on the page Contact Us.',
  formName: 'Name',
  formEmail: 'E-mail',
  formMessage: 'Message',
  formSend: 'Send',
})

export const tradeMessages = messages('trade', {
  text: 'News of the trade will stand here: tenders, prices of pipe and steel, and what is asked for most. Until then, see what is on the market today.',
  step: 'Search the marketplace',
})
