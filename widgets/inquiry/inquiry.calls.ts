export { createInquiry, notifyInquiry } from '#shared/api/inquiries.ts'
export { uploadPdf } from '#shared/api/uploads.ts'
export { recordRequest } from '#shared/forms/requests.ts'
