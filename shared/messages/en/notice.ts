/** The notice for users of other browsers. Spec section 1, word for word. */
export const notice = {
  'notice.title': 'Alert',
  'notice.text': 'For the best view & experince, please use {browser} as your browser',
  'notice.dismiss': 'Close',
} as const
