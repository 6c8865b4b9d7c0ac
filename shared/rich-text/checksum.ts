/**
 * Returns a checksum of a text and its addresses, by which a page notices that something has changed them on the way
 * from the server. White space does not count, because minifiers change it.
 */
export function checksum(text: string, addresses: readonly string[]): string {
  const all = [text, ...addresses].join('').replace(/\s+/g, '')
  let sum = 0
  for (let index = 0; index < all.length; index++) sum = (Math.imul(sum, 31) + all.charCodeAt(index)) | 0
  return String(sum)
}

/** Returns false if the content of this element is not what the server has written into it. */
export function isIntact(element: HTMLElement): boolean {
  // Neither is ever in a text that a server has cleaned.
  if (element.querySelector('img:is([srcset], [style])')) return false
  const addresses = [...element.querySelectorAll('[href], [src]')].flatMap(each => [
    each.getAttribute('href') ?? '',
    each.getAttribute('src') ?? '',
  ])
  return element.dataset.checksum === checksum(element.textContent, addresses)
}
