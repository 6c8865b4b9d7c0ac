/** A file to be chosen: the smallest that begins and ends like a PDF. */
export const pdf = {
  name: 'datasheet.rev2.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
}
