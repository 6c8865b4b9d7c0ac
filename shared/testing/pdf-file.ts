/** Makes a PDF with so many pages by hand. Each page shows its number and the file's name. */
export function pdfFile(name: string, pages = 1): File {
  return new File([pdfText(name, pages)], name, { type: 'application/pdf' })
}

/** Makes the same PDF as text. `width` is that of the pages, in points. */
export function pdfText(title: string, pages = 1, width = 300): string {
  const kids = Array.from({ length: pages }, (_, index) => `${3 + 2 * index} 0 R`)
  const leaves = kids.map((_, index) => {
    const content = `BT (${title} ${index + 1}) Tj ET`
    const place = 3 + 2 * index
    return (
      `${place} 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} 400]/Contents ${place + 1} 0 R>> endobj\n` +
      `${place + 1} 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj\n`
    )
  })
  return [
    '%PDF-1.4\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n',
    `2 0 obj <</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages}>> endobj\n`,
    ...leaves,
    'trailer <</Root 1 0 R>>\n%%EOF\n',
  ].join('')
}
