/** The footer with its newsletter. */
export const footer = {
  'footer.label': 'About this site',
  'footer.text':
    'The ultimate electronic enabler for your business. A collaboration platform for oil and gas, made in Malaysia.',
  'footer.aboutUs': 'About Us',
  'footer.contactUs': 'Contact Us',
  'footer.FAQ': 'FAQ',
  'footer.Help': 'Help',
  'footer.customerService': 'Customer Service',
  'footer.LearningCentre': 'Learning Centre',
  'footer.Trade': 'Trade',
  'footer.press': 'Press',
  'footer.privacy': 'Privacy',
  'footer.terms': 'Terms',
  'footer.legal': 'Legal',
  'footer.social': 'Follow us',
  'footer.newTab': 'Opens in a new tab',
  'newsletter.title': 'Newsletter',
  'newsletter.email': 'Your e-mail',
  'newsletter.send': 'Subscribe',
  'newsletter.pending': 'Please Wait...',
  'newsletter.sent': 'Successfully Subscribed',
} as const
