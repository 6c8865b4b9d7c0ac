/** Where pictures of replies lie: relative, for the client resolves them against its API host. */

/** View `view` (from 0) of a shape, '' when an entry has fewer pictures. */
export function itemPicture(shape: string, view: number, count = 1): string {
  return view < count ? `/api/pictures/${shape}/${view}.svg` : ''
}

export const iconPicture = (shape: string) => `/api/pictures/icon/${shape}.svg`
export const logoPicture = (companyId: number) => `/api/pictures/logo/${companyId}.svg`
export const bannerPicture = (companyId: number) => `/api/pictures/banner/${companyId}.svg`

export type CertificateKind = 'registration' | 'certificate' | 'award'

export const certificatePicture = (kind: CertificateKind, companyId: number, position: number) =>
  `/api/pictures/${kind}/${companyId}/${position}.svg`

/** By initials and not by id, so that nobody can list members by their pictures. */
export function initialsPicture(name: string): string {
  const words = name.normalize('NFKD').match(/\p{L}+/gu) ?? []
  const initials = [words[0], words.length > 1 ? words.at(-1) : '']
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
  return `/api/pictures/initials/${encodeURIComponent(initials || '-')}.svg`
}
