import type { rfq as en } from '../en/rfq.ts'

export const rfq = {
  'rfq.crumbProduct': 'RFQ - Produk',
  'rfq.crumbService': 'RFQ - Perkhidmatan',
  'rfq.item': 'Item RFQ',
  'rfq.formLabel': 'Permintaan Sebut Harga',
  'rfq.quantity': 'Kuantiti',
  'rfq.message': 'Mesej',
  'rfq.messageHint': 'Spesifikasi, tempat dan tarikh penghantaran, sijil',
  'rfq.send': 'Hantar RFQ Sekarang',
  'rfq.confirm': 'Adakah anda pasti mahu menghantar RFQ anda?',
  'rfq.sentTitle': 'RFQ berjaya dihantar',
  'rfq.sentPanel': 'Permintaan anda telah sampai kepada {company}.',
  'rfq.back': 'Kembali ke {name}',
  'rfq.another': 'Hantar permintaan lain',
} satisfies Record<keyof typeof en, string>
