/** Browser tests that take minutes: parts of `npm run test:full`, and some of their cases of the gate. */
export const long = [
  'public-routes',
  'faults',
  'chat-faults',
  'form-states',
  'hosts-firefox',
  'frame-firefox',
  'attachments-firefox',
  'no-scripts-firefox',
  'typing-firefox',
  'hosts-webkit',
  'typing-webkit',
  'webkit',
  'fuzz',
]

/** A test that draws some of its cases draws one in this many. */
export const SHARE = 8

/** Path prefixes of the slow unit and server tests, with which `npm test` would take more than six minutes. */
export const slowUnits = [
  '.storybook/states/stories',
  'host-demo/api/catalogue/speed',
  'host-demo/api/database/lock',
  'host-demo/api/database/no-room',
  'host-demo/api/mail/killed',
  'host-demo/api/open-database',
  'host-demo/api/routes/files',
  'host-demo/api/routes/hostile-files',
  'host-demo/api/routes/own-items',
  'host-demo/api/routes/order-access',
  'host-demo/api/routes/quote-loop',
  'host-demo/api/routes/own-pages',
  'host-demo/api/routes/password',
  'host-demo/api/routes/quote-list',
  'host-demo/api/routes/sheets',
  'host-demo/api/search/find',
  'host-demo/api/search/queries',
  'host-demo/api/seed/catalogue',
  'host-demo/api/security/sign-in-load',
  'host-demo/api/too-large',
  'host-demo/site/dashboard/',
  'host-demo/site/deploy/production',
  'host-demo/site/developers/reference',
  'host-demo/checks/find-browser/find-browser',
  'host-demo/package/npm/frameworks',
  'host-demo/package/npm/types',
  'host-demo/site/server/releases',
  'host-demo/site/server/start',
  'widgets/runtime/long-replies',
  'widgets/runtime/methods',
]

/** The browser tests of `npm test`. All others belong to the gate. */
export const quick = [
  'bearer',
  'element',
  'journey',
  'keyboard',
  'other-api-host',
  'script-tag',
  'session',
  'wheel',
]
