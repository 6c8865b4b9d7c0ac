import { strToU8, zipSync } from 'fflate'
import writeXlsx from 'write-excel-file/universal'

/** The main part of a workbook in the list of its parts. */
export const mainPart = (kind = 'sheet') =>
  `<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}.main+xml"/>`

/** Returns the bytes of a workbook as a program writes them, with these rows. */
export async function workbook(...rows: string[][]): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await writeXlsx(rows.map(row => row.map(value => ({ value })))).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}

/** Returns an archive like a workbook, with these types of its parts and further parts. */
export const archive = (types: string, parts: Record<string, string> = {}): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    zipSync({
      '[Content_Types].xml': strToU8(`<Types>${types}</Types>`),
      ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
    }),
  )
