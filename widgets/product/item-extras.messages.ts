import { messages } from '#shared/messages/i18n.ts'

/** Texts that come after the first content of an item. */
export const itemExtrasMessages = messages('offer', {
  askedFor: 'Requested on {date}',
  seller: 'About the seller',
  age: '{years}\u00a0years',
  offerCounts: 'Products:\u00a0{products} · Services:\u00a0{services}',
  issuedBy: '{name}, issued by {issuer}',
  until: '{certificate}, until {date}',
  allCertificates: 'All certificates: {count}',
  share: 'Share',
  copied: 'Link copied',
  notCopied: 'Copy this address: {address}',
  print: 'Print',
  related: 'More in {category}',
  enlarge: 'Enlarge the picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previous: 'Previous picture',
  next: 'Next picture',
})
