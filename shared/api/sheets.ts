import { upload } from './call.ts'
import { type UploadOptions, uploadFile } from './uploads.ts'

export const sheetCalls = {
  /** Only for servers that take a sheet with an RFQ: decisions.mdx#the-original-sheet. */
  uploadSheet: upload('/api/upload/Public/Rfq/Sheet'),
}

/** Uploads a buyer's sheet as `uploadFile` does. Its stored name goes after that of the PDF, separated by a blank. */
export const uploadSheet = (file: File, options?: UploadOptions): Promise<string> =>
  uploadFile(sheetCalls.uploadSheet, file, options)
