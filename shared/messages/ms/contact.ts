import type { contact as en } from '../en/contact.ts'

export const contact = {
  'contact.title': 'Hubungi Kami',
  'contact.text': 'Tulis kepada pengendali {brand}. Kami menjawab melalui e-mel.',
  'contact.formLabel': 'Mesej kepada kami',
  'contact.name': 'Nama',
  'contact.email': 'E-mel',
  'contact.message': 'Mesej',
  'contact.send': 'Hantar Mesej',
  'contact.pending': 'Sila Tunggu...',
  'contact.sentTitle': 'Mesej dihantar',
  'contact.sentText': 'Terima kasih. Mesej anda telah kami terima.',
  'contact.cutShort':
    'Halaman ini ditutup semasa mesej anda sedang dihantar, jadi ia mungkin sudah sampai. Hantar semula hanya jika anda tidak menerima khabar daripada kami.',
  'contact.beforeTitle': 'Sebelum anda menulis',
  'contact.beforeSeller':
    'Untuk harga atau penghantaran, tanya penjual: buka produk atau perkhidmatan itu dan pilih Minta Sebut Harga atau Pertanyaan.',
  'contact.beforeFaq': 'Cara mendaftar, mencari, bertanya dan menjual diterangkan dalam Soalan Lazim.',
  'contact.faq': 'Baca Soalan Lazim',
  'contact.search': 'Cari di pasaran',
} satisfies Record<keyof typeof en, string>
