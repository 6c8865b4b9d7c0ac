import { safeUrl } from './url.ts'

/** Whole URLs of an item's pictures: the default one first, then in the server's order, each once (spec section 2). */
export function pictureUrls(pictures: readonly { ImageURL: string; IsDefault: boolean }[]): string[] {
  const chosen = pictures.filter(picture => picture.IsDefault)
  const others = pictures.filter(picture => !picture.IsDefault)
  const urls = [...chosen, ...others].map(picture => safeUrl(picture.ImageURL)).filter(url => url !== '')
  return [...new Set(urls)]
}
