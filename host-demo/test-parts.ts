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

/** Browser tests of which a run of CI makes a quarter, so that `npm test` ends in ten minutes: what seldom finds anything. */
export const drawn = [
  'back-forward-cache',
  'developers',
  'drafts',
  'focus',
  'left-behind',
  'left-to-rest',
  'long-replies',
  'partner-demos',
  'partner-members',
  'partner-styles',
  'password',
  'prefetch',
  'releases',
  'rfq-list-size',
  'rich-text',
  'routes',
  'script-tag',
  'search-address',
  'session-expiry',
  'session-profiles',
  'shoelace',
  'sleep',
  'suggestions',
  'validation',
]
