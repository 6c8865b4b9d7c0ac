/** Browser tests that take minutes: parts of `npm run test:full`, some of them in every run of CI. */
export const long = ['public-routes', 'faults', 'chat-faults', 'form-states', 'hosts-firefox', 'fuzz']

/** Browser tests of which a run of CI makes a third, so that `npm test` ends in ten minutes: what seldom finds anything. */
export const drawn = [
  'back-forward-cache',
  'drafts',
  'focus',
  'left-behind',
  'prefetch',
  'rich-text',
  'script-tag',
  'search-address',
  'session-expiry',
  'shoelace',
  'sleep',
  'suggestions',
  'validation',
]
