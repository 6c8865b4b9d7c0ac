/** The notice for users of other browsers. */
export const notice = {
  'notice.title': 'Alert',
  'notice.text': 'For the best view & experince, please use {browser} as your browser',
  'notice.dismiss': 'Close',
} as const
