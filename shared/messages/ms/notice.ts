import type { notice as en } from '../en/notice.ts'

export const notice = {
  'notice.title': 'Makluman',
  'notice.text': 'Untuk paparan & pengalaman terbaik, sila gunakan {browser} sebagai pelayar anda',
  'notice.dismiss': 'Tutup',
} satisfies Record<keyof typeof en, string>
