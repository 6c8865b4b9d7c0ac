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
  questions: 'Until then, contact us with your questions.',
  contact: 'Contact Us',
})

export const faqMessages = messages('faq', {
  lead: 'How to buy and sell here, from registering to the first quotation.',
  registerTitle: 'How do I register?',
  register:
    'Choose Register at the top of any page. Enter your e-mail, then your password twice, then your name and mobile number. For Category, choose Personal if you buy for yourself, or Company if you also want to sell.\nRegistering is free. When you are done, the login dialog opens with your e-mail filled in.',
  registerStep: 'Register',
  loginTitle: 'How do I log in?',
  login:
    'Choose Sign In at the top of any page. Your username is the e-mail you registered with. Once you are signed in, you see your name at the top, a link to your dashboard and your messages. You can then send requests for quotation and inquiries.\nIf you see ‘Invalid Username or Password’, check that Caps Lock is off, then recover your password.',
  loginStep: 'Sign In',
  passwordTitle: 'I forgot my password. What now?',
  password:
    'Choose Sign In, then ‘Forgot password?’. Enter the e-mail you registered with and press Recover Password. We will e-mail you a temporary password. Sign in with it within 24 hours, open Dashboard and choose your own password. You cannot use the temporary password for anything else.\nIf no e-mail arrives within a few minutes, check your spam folder, and check that you entered the address you registered with.',
  passwordStep: 'Recover Password',
  profileTitle: 'How do I change my profile?',
  profile:
    'Sign in and choose Dashboard at the top of the page. Under Settings, you can change your name, phone number and password. We fill in your name and e-mail whenever you send an inquiry. To change your e-mail, write to us.',
  companyTitle: 'How do I register my company?',
  company:
    'Register with the category Company, sign in and open Company Profile in your dashboard. Your company has your own name until you change it there. Enter the registration number, the date of incorporation, the registered address, the capital, the number of employees and your website, and choose your logo and banner. Branches, corporate registrations, certifications and awards appear as soon as you save them.\nThis is your free website. Buyers find it in the search under Company, and from each of your products and services.',
  searchTitle: 'How do I find a product, a service or a company?',
  search:
    'Type what you need into the search box at the top and press Enter: the name, the size, a standard such as API 6D, or the name of a company. The results are in three tabs: Products, Services and Company. Each tab shows how many were found.\nIf nothing is found, try fewer or more general words. Or choose Shop by Category and browse.',
  searchStep: 'Search the marketplace',
  rfqTitle: 'How do I ask for a quotation (RFQ)?',
  rfq: 'Sign in, open the product or service and choose Request Quotation. For a product, enter the quantity. In the message, write what the seller needs to know: specification, place and date of delivery, certificates. You can attach a PDF of up to 10 MB, such as a data sheet. Then press Send RFQ Now and confirm.\nUntil you send it, your text is saved as a draft on your device.',
  inquiryTitle: 'How do I send an inquiry to a company?',
  inquiry:
    'Sign in and choose Inquiry on the product or service you want to ask about. The subject is filled in for you. Or open the company’s page and its tab Contact Us. Write your message, attach a PDF if you like, and press Send a Message.\nYou can ask any question in an inquiry. For a price, send a request for quotation.',
  sentTitle: 'Where do I see what I have sent?',
  sent: 'In your dashboard, in the module ‘Quote Me’. It lists the RFQs and inquiries you sent. Each one shows its text, its file, the company’s quotation and what has happened since. There you can accept the quotation, decline it or ask a question. We tell the company by e-mail. When a company writes to you directly, you find it in your messages, at the bottom of every page while you are signed in.',
  addProductTitle: 'How do I add a product?',
  addProduct:
    'Sign in as a company and open ‘My Product’ in your dashboard. Enter the name, category, short description, SKU, brand, model, condition, material and country of origin, then a longer description. After you save it, add up to five pictures. Lists show the first picture, and the second one when somebody points at it. Then press Publish so that buyers can find it. Listing is free.\nCards show up to 34 characters of the name, so put what buyers look for first.',
  addServiceTitle: 'How do I add a service?',
  addService:
    'Sign in as a company and open ‘My Services’ in your dashboard. Enter the name, the category, your service number, and a short and a long description. After you save it, add pictures and press Publish. Say where you work and how soon your crew can be there. Buyers ask that first. Listing is free.',
  moreTitle: 'Something else?',
  more: 'Write to us. We will answer by e-mail.',
})

export const aboutMessages = messages('about', {
  lead: '{brand} is a Malaysian collaboration platform for the oil and gas industry, set up in 2020. Small and medium enterprises show what they make and what they can do. Buyers find it all in one place and ask for quotations.',
  benefits: 'Benefits',
  websiteTitle: 'A free website',
  website:
    'Every company gets its own page with its profile, branches, certifications and awards, at no cost.',
  listTitle: 'Free listings',
  list: 'List as many products and services as you have for free, each with pictures and details.',
  quoteTitle: 'Quotations straight to you',
  quote: 'Requests and inquiries go straight to the right company, with their PDF, and wait in ‘Quote Me’.',
  findTitle: 'Found by buyers who need you',
  find: 'Buyers search by name, standard, size or place, or browse by category.',
  talkTitle: 'Talk it over',
  talk: 'Members chat with companies on the page where they found them. Both sides keep the conversation.',
  talentTitle: 'Goods and people',
  talent: 'Find services beside products: inspection, calibration, training and crews for your job.',
  visionTitle: 'Vision',
  vision:
    'An industry where buyers find the right supplier by what it can do, however small it is and wherever it works.',
  missionTitle: 'Mission',
  mission:
    'To be the trade enabler for Malaysian enterprises: to give each of them a free place on the market, and every buyer a quick way to a good quotation.',
  stepTitle: 'Where to start',
  step: 'Browse all categories',
})

export const helpMessages = messages('help', {
  lead: 'The FAQ answers most questions. For everything else, here is how to reach us.',
  faq: 'Read the FAQ',
  detailsTitle: 'Sample contact details',
  detailsNote: 'These details are samples. You cannot reach anyone there.',
  address: 'Address',
  addressSample: 'Level 10, Menara Contoh, Jalan Contoh, 50000 Kuala Lumpur, Malaysia',
  phone: 'Phone',
  phoneSample: '+60 3 0000 0000',
  email: 'E-mail',
  emailSample: 'help@example.com',
  hours: 'Hours',
  hoursSample: 'Monday to Friday, 9:00 to 17:00',
  formTitle: 'Message form',
  formNote: 'This form is a sample and sends nothing. To write to us, use the Contact Us page.',
  formName: 'Name',
  formEmail: 'E-mail',
  formMessage: 'Message',
  formSend: 'Send',
})

export const tradeMessages = messages('trade', {
  text: 'Trade news will appear here: tenders, prices of pipe and steel, and what buyers ask for most. Until then, see what is on the market today.',
  step: 'Search the marketplace',
})
