/** Browser tests that take minutes: parts of `npm run test:full`, and drawn cases of some of them parts of the gate. */
export const long = [
  'public-routes',
  'faults',
  'chat-faults',
  'form-states',
  'hosts-firefox',
  'frame-firefox',
  'attachments-firefox',
  'fuzz',
]

/** Where a test draws some of its cases, it draws one in so many. */
export const SHARE = 8

/** Browser tests that seldom find anything: `npm test` leaves them out, and the gate runs them all. */
export const slow = [
  'back-forward-cache',
  'chat-history',
  'developers',
  'drafts',
  'embed',
  'focus',
  'keyboard-loop',
  'late-react-dom',
  'left-to-rest',
  'partner-demos',
  'partner-members',
  'partner-styles',
  'prefetch',
  'print',
  'releases',
  'rfq-list-size',
  'rich-text',
  'routes',
  'search-address',
  'sent',
  'session-expiry',
  'session-profiles',
  'shoelace',
  'sleep',
  'suggestions',
  'validation',
]
