/** A public route as a visitor opens it, with texts that must show there. */
export type PublicRoute = { path: string; texts: readonly string[] }

const updated = ['Will Be Updated!!!']

/** Returns every public route. The ids are of a category of each kind that has entries. */
export function publicRoutes(ids: { product: number; service: number }): readonly PublicRoute[] {
  return [
    { path: '/', texts: ['Recommended Products', 'Recommended Services', 'Register Now'] },
    {
      path: '/product/1',
      texts: [
        'Description',
        'Company Profile',
        'Request Quotation',
        'Inquiry',
        'Please login before submitting RFQ or Inquiry',
      ],
    },
    { path: '/service/1', texts: ['Service Name', 'Service Number', 'Request Quotation', 'Inquiry'] },
    { path: '/categories', texts: ['Products by Category', 'Services by Category'] },
    { path: '/category/7', texts: ['7'] },
    { path: '/search?keyword=ball+valve', texts: ['Products (', 'Services (', 'Company (', 'Total Records'] },
    { path: '/search?keyword=zzzzqqqq', texts: ['Total Records 0', 'Products (0)'] },
    { path: '/search', texts: ['Products', 'Services', 'Company', 'Total Records'] },
    { path: `/category/${ids.product}/products`, texts: ['Home'] },
    { path: `/category/${ids.service}/services`, texts: ['Home'] },
    { path: '/company/1', texts: ['Overview', 'Our Products', 'Our Services', 'Contact Us'] },
    { path: '/company/1/contactUs/4/subject/Ball%20valve', texts: ['Subject', 'Message', 'Send a Message'] },
    { path: '/rfqProduct/1', texts: ['RFQ - Product', 'RFQ Item', 'Send RFQ Now', 'Upload File (.pdf)'] },
    { path: '/rfqService/1', texts: ['RFQ - Service', 'RFQ Item', 'Send RFQ Now', 'Upload File (.pdf)'] },
    { path: '/sent', texts: ['Sign in to see what you have sent'] },
    { path: '/rfqList', texts: ['RFQ list', 'Paste lines', 'Nothing on the list yet'] },
    { path: '/contactUs', texts: ['Name', 'E-mail', 'Message', 'Send a Message'] },
    { path: '/aboutUs', texts: ['2020'] },
    { path: '/FAQ', texts: ['My Product', 'My Services', 'Quote Me'] },
    { path: '/Help', texts: ['Message'] },
    { path: '/Trade', texts: ['Trade on'] },
    { path: '/LearningCentre', texts: updated },
    { path: '/legal', texts: updated },
    { path: '/customerService', texts: updated },
    { path: '/privacy', texts: updated },
    { path: '/terms', texts: updated },
    { path: '/press', texts: updated },
  ]
}
