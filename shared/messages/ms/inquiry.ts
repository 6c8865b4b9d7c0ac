import type { inquiry as en } from '../en/inquiry.ts'

export const inquiry = {
  'inquiry.formLabel': 'Pertanyaan',
  'inquiry.name': 'Nama',
  'inquiry.email': 'E-mel',
  'inquiry.subject': 'Subjek',
  'inquiry.message': 'Mesej',
  'inquiry.messageHint': 'Apa yang anda perlukan, berapa banyak, dan bila',
  'inquiry.send': 'Hantar Mesej',
  'inquiry.confirm': 'Adakah anda pasti mahu menghantar pertanyaan anda?',
  'inquiry.sentTitle': 'Pertanyaan berjaya dihantar',
} satisfies Record<keyof typeof en, string>
