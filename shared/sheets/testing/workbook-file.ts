import { strToU8, zipSync } from 'fflate'

/** Returns an XLSX workbook for tests, from the XML of its sheets. One whose name ends with `!` is hidden. */
export function workbookOf(
  sheets: Readonly<Record<string, string>>,
  { styles = '', strings = '' } = {},
): Uint8Array<ArrayBuffer> {
  const all = Object.entries(sheets)
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook><sheets>${all
      .map(
        ([name], at) =>
          `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"${name.endsWith('!') ? ' state="hidden"' : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${all
      .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    ...Object.fromEntries(
      all.map(([, xml], at) => [`xl/worksheets/sheet${at + 1}.xml`, `<worksheet>${xml}</worksheet>`]),
    ),
  }
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(`<?xml version="1.0"?>${xml}`)])
  return Uint8Array.from(zipSync(Object.fromEntries(files)))
}
