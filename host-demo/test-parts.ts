/** Browser tests that take minutes: parts of `npm run test:full`, some of them in every run of CI. */
export const long = [
  'public-routes',
  'faults',
  'chat-faults',
  'form-states',
  'hosts-firefox',
  'frame-firefox',
  'fuzz',
]

/** A run of CI makes one in so many of what takes long, others each time. */
export const SHARE = 8

/** Browser tests that are drawn so, because they seldom find anything. */
export const drawn = [
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
