/** Paths of the pictures in replies. They are relative, because the client resolves them against its API host. */

/** Returns the path of a view (from 0), or '' if the entry has fewer. The drawing's parameters are its query. */
export function itemPicture(shape: string, view: number, count = 1): string {
  const [name, query] = shape.split('?')
  return view < count ? `/api/pictures/${name}/${view}.svg${query ? `?${query}` : ''}` : ''
}

export const uploadedPicture = (name: string) => `/api/pictures/upload/${name}`

export const iconPicture = (shape: string) => `/api/pictures/icon/${shape}.svg`

/** Returns the company's uploaded logo, else the drawn one. */
export const logoPicture = ({ id, logoName }: { id: number; logoName: string | null }) =>
  logoName ? uploadedPicture(logoName) : `/api/pictures/logo/${id}.svg`
export const bannerPicture = ({ id, bannerName }: { id: number; bannerName: string | null }) =>
  bannerName ? uploadedPicture(bannerName) : `/api/pictures/banner/${id}.svg`

export type CertificateKind = 'registration' | 'certificate' | 'award'

export const certificatePicture = (kind: CertificateKind, companyId: number, position: number) =>
  `/api/pictures/${kind}/${companyId}/${position}.svg`

/** Uses initials instead of the id, so that nobody can list members by their pictures. */
export function initialsPicture(name: string): string {
  const words = name.normalize('NFKD').match(/\p{L}+/gu) ?? []
  const initials = [words[0], words.length > 1 ? words.at(-1) : '']
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
  return `/api/pictures/initials/${encodeURIComponent(initials || '-')}.svg`
}
