import { type Sentence, type Text, texts } from '#shared/messages/texts.ts'
import { lines } from '../words.ts'

const t = texts('mail.way', {
  open: 'Open the request without signing in',
  byLink: '{invitation}: {address}',
  code: 'If the page asks for a code, enter: {code}',
  dashboard: "See 'Quote Me' in the dashboard.",
})

/**
 * Returns the lines with a link that opens without a sign-in, such as `https://market.example/answer#secret`. The secret
 * follows as text, because some mail gateways cut a link at `#`.
 */
export const linkLines = (invitation: Text, address: string): Sentence =>
  lines(t.byLink({ invitation, address }), t.code({ code: address.slice(address.indexOf('#') + 1) }))

/** Says how to get to a request: in the dashboard for null, by an address without a sign-in, or nothing for ''. */
export const wayToRequest = (wayIn: string | null): Text =>
  wayIn === null ? t.dashboard : wayIn && linkLines(t.open, wayIn)
