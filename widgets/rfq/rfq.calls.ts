export { createRfq } from '#shared/api/rfq.ts'
export { uploadPdf } from '#shared/api/uploads.ts'
export { recordRequest } from '#shared/forms/requests.ts'
