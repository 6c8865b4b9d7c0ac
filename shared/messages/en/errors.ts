/** What a person reads when a call fails: what happened, then what to do. One text per kind of ApiError. */
export const errors = {
  'error.offline': 'The server cannot be reached. Check your internet connection, then try again.',
  'error.timeout': 'The server took too long to answer. Please try again in a moment.',
  'error.unauthorised': 'Your sign-in is needed for this. Please sign in, then try again.',
  'error.forbidden': 'The server does not allow this. Check what you entered, or contact us for help.',
  'error.missing': 'This is no longer available. Go back and choose another.',
  'error.rejected': 'The server did not accept this. Check what you entered, then try again.',
  'error.throttled': 'Too many requests. Please wait {seconds} seconds, then try again.',
  'error.throttledAWhile': 'Too many requests. Please wait a minute, then try again.',
  'error.server': 'The server has a problem. Please try again in a few minutes.',
  'error.shape': 'The server sent an answer we cannot read. Please try again later, or contact us for help.',
  'error.blocked':
    'The server at {apiHost} does not accept requests from {origin}. Ask whoever runs it to allow this site.',
} as const
