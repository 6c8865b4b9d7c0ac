/** A number as buyers write it, with commas or points. */
export const NUMBER = String.raw`\d+(?:[.,]\d+)*`

/** A number with spaces between thousands, as far as it differs from two numbers: 1 200, 10 000. */
export const SPACED = String.raw`(?:[1-9] \d{3}|[1-9]\d{0,2} 000)(?!\d)`

/** Text that can't be one number: a range, a choice, a date that a spreadsheet has made of either, or a sum. */
export const SEVERAL = String.raw`${NUMBER}(?:[-–/+]| (?:\+|to|hingga) )${NUMBER}`

const THOUSANDS = /^[1-9]\d{0,2}(?:([., ])\d{3})(?:\1\d{3})*$/

/** Returns true if a text uses decimal commas. */
export const usesDecimalCommas = (text: string): boolean => /(?<![\d.,])\d+,\d{1,2}(?![\d.,])/.test(text)

/** Returns a quantity as an input takes it, and if the buyer may have meant another. Other text stays as it is. */
export function quantityFrom(written: string, hasDecimalCommas: boolean) {
  const [, mark] = THOUSANDS.exec(written) ?? []
  const isAlone = mark !== undefined && written.split(mark).length === 2
  if (mark === '.' && isAlone) {
    const quantity = hasDecimalCommas ? written.replace('.', '') : String(Number(written))
    return { quantity, isDoubtful: true }
  }
  if (mark !== undefined) {
    const isDoubtful = mark === ',' && isAlone && hasDecimalCommas
    return { quantity: written.replaceAll(mark, ''), isDoubtful }
  }
  const plain = /^\d{1,3}(,\d{3})+\.\d+$/.test(written)
    ? written.replaceAll(',', '')
    : /^\d{1,3}(\.\d{3})+,\d+$/.test(written)
      ? written.replaceAll('.', '').replace(',', '.')
      : written.replace(/^(\d+),(\d+)$/, '$1.$2')
  const isNumber = /^\d+(\.\d+)?$/.test(plain)
  return { quantity: isNumber ? plain : written, isDoubtful: written !== '' && !isNumber }
}
