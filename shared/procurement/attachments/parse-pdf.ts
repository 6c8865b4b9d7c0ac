import { PDFArray, type PDFContext, PDFDict, PDFHexString, PDFParser, PDFString } from '@cantoo/pdf-lib'
// The library exports it only as a part of the whole, which is three times as large.
import { CipherTransformFactory } from '../../../node_modules/@cantoo/pdf-lib/es/core/crypto.js'

type Decryption = NonNullable<Parameters<typeof PDFParser.forBytesWithOptions>[5]>

/** The package declares its types twice, for both kinds of modules, and TypeScript treats them as different. */
const Decrypt = CipherTransformFactory as unknown as new (dict: PDFDict, id: Uint8Array) => Decryption

/** Parses the objects of a PDF, `atOnce` before other work gets a turn. Returns null if it needs a password. */
export async function parsePdf(bytes: Uint8Array, atOnce: number): Promise<PDFContext | null> {
  const document = await PDFParser.forBytesWithOptions(bytes, atOnce).parseDocument()
  if (!document.trailerInfo.Encrypt) return document
  const factory = withoutPassword(document)
  if (!factory) return null
  return PDFParser.forBytesWithOptions(bytes, atOnce, false, false, false, factory).parseDocument()
}

/** Decrypts with the empty password, with which viewers open a document that its owner only protects from changes. */
function withoutPassword(document: PDFContext): Decryption | null {
  const dict = document.lookup(document.trailerInfo.Encrypt)
  const ids = document.lookup(document.trailerInfo.ID)
  const id = ids instanceof PDFArray ? ids.lookup(0) : null
  const idBytes = id instanceof PDFString || id instanceof PDFHexString ? id.asBytes() : new Uint8Array()
  try {
    return dict instanceof PDFDict ? new Decrypt(dict, idBytes) : null
  } catch {
    return null
  }
}
