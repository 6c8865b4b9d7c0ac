/** 256 random bits in base64url. Upper and lower case differ, so a code that lost its case is lost. */
const CODE = '[\\w-]{43}'
const ALONE = new RegExp(`(?<![\\w-])${CODE}(?![\\w-])`)
/** In a link; some gateways replace `#`. */
const IN_LINK = new RegExp(`/answer[^#*\\s]*[#*](${CODE})`)

/** Gateways that rewrite links encode the address that they hold, sometimes twice. */
const MOST_ENCODINGS = 3

/**
 * Returns the code of a link in a text that somebody copied from a mail: the code, the link, or a link that a gateway has
 * rewritten, also broken into lines. Returns '' without one.
 */
export function codeIn(text: string): string {
  // Quoted and wrapped lines of a mail begin with `>`, and may end with the `=` of their encoding.
  const joined = text.replace(/=?\s*\n[>\s]*/g, '').replace(/\s/g, '')
  for (const each of [...encodingsOf(text), ...encodingsOf(joined)]) {
    const found = IN_LINK.exec(each)?.[1] ?? ALONE.exec(each)?.[0]
    if (found) return found
  }
  return ''
}

function encodingsOf(text: string): string[] {
  const decoded = [text]
  for (let times = 0; times < MOST_ENCODINGS; times += 1) decoded.push(decodedOnce(decoded.at(-1) ?? ''))
  const [, proofpoint] = /urldefense.+?[?&]u=([^&\s]+)/.exec(text) ?? []
  if (proofpoint) decoded.push(decodedOnce(proofpoint.replaceAll('_', '/').replaceAll('-', '%')))
  return decoded
}

/** Decodes what can be decoded, because one wrong `%` must not hide the rest. */
const decodedOnce = (text: string): string =>
  text.replace(/%[\da-f]{2}/gi, code => String.fromCharCode(Number.parseInt(code.slice(1), 16)))

/** Returns the secret of the link that opened this page, '' if the part after `#` is missing. */
export const codeOfPage = (): string => codeIn(location.hash) || location.hash.slice(1)
