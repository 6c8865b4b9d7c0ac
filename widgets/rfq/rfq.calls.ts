export { createRfq } from '#shared/api/rfq.ts'
export { uploadPdf } from '#shared/api/uploads.ts'
