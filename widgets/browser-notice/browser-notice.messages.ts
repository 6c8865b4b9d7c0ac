import { messages } from '#shared/messages/i18n.ts'

export const noticeMessages = messages('notice', {
  title: 'Alert',
  text: 'For the best view & experince, please use {browser} as your browser',
  dismiss: 'Close',
})
