import type { Translation } from '#shared/messages/i18n.ts'
import type { chatMessages } from '../../chat/chat.messages.ts'
import type { contactMessages } from '../../contact/contact.messages.ts'
import type { inquiryMessages } from '../../inquiry/inquiry.messages.ts'
import type { loginMessages } from '../../login/login.messages.ts'
import type { recoveryMessages } from '../../recovery/recovery.messages.ts'
import type { registerMessages } from '../../register/register.messages.ts'
import type { rfqMessages } from '../../rfq/rfq.messages.ts'

export const chat: Translation<typeof chatMessages> = {
  title: 'Mesej',
  open: 'Buka mesej',
  minimise: 'Kecilkan mesej',
  unread: '{count} baharu',
  list: 'Perbualan',
  back: 'Semua perbualan',
  choose: 'Pilih satu perbualan, atau sebuah syarikat untuk memulakannya.',
  emptyTitle: 'Belum ada perbualan',
  emptyText:
    'Syarikat yang boleh anda hubungi akan disenaraikan di sini. Buat masa ini, carilah satu melalui carian.',
  search: 'Cari di pasaran',
  begin: 'Belum ada mesej. Tulis yang pertama.',
  log: 'Mesej dengan {name}',
  you: 'Anda menulis:',
  they: '{name} menulis:',
  newMessages: 'Mesej baharu',
  messageTo: 'Mesej kepada {name}',
  write: 'Tulis mesej',
  send: 'Hantar',
  sending: 'Sedang dihantar',
  sent: 'Dihantar',
  notSent: 'Tidak dihantar.',
  mayHaveArrived:
    'Kami tidak menerima jawapan yang jelas, jadi mesej ini mungkin sudah sampai. Jika ia tidak muncul di sini sebentar lagi, cuba semula.',
  cutShort: 'Halaman ditutup semasa mesej ini sedang dihantar, jadi ia mungkin sudah sampai.',
  retry: 'Cuba semula',
  discard: 'Padam',
  stale: 'Mesej baharu tidak dapat diambil sekarang. Kami terus mencuba.',
  expired: 'Sesi anda telah tamat. Log masuk semula untuk meneruskan; apa yang anda taip masih ada di sini.',
}

export const contact: Translation<typeof contactMessages> = {
  title: 'Hubungi Kami',
  text: 'Tulis kepada pengendali {brand}. Kami menjawab melalui e-mel.',
  formLabel: 'Mesej kepada kami',
  name: 'Nama',
  email: 'E-mel',
  message: 'Mesej',
  send: 'Hantar Mesej',
  pending: 'Sila Tunggu...',
  sentTitle: 'Mesej dihantar',
  sentText: 'Terima kasih. Mesej anda telah kami terima.',
  cutShort:
    'Halaman ini ditutup semasa mesej anda sedang dihantar, jadi ia mungkin sudah sampai. Hantar semula hanya jika anda tidak menerima khabar daripada kami.',
  beforeTitle: 'Sebelum anda menulis',
  beforeSeller:
    'Untuk harga atau penghantaran, tanya penjual: buka produk atau perkhidmatan itu dan pilih Minta Sebut Harga atau Pertanyaan.',
  beforeFaq: 'Cara mendaftar, mencari, bertanya dan menjual diterangkan dalam Soalan Lazim.',
  faq: 'Baca Soalan Lazim',
  search: 'Cari di pasaran',
}

export const login: Translation<typeof loginMessages> = {
  title: 'Log Masuk Ahli',
  username: 'Nama pengguna',
  password: 'Kata laluan',
  send: 'Log Masuk',
  pending: 'Sila Tunggu...',
  failed: 'Nama pengguna atau kata laluan tidak sah',
  forgot: 'Lupa kata laluan?',
  register: 'Daftar',
  endsWithPage:
    'Anda telah log masuk, tetapi pelayar ini tidak membenarkan kami mengingatinya: sesi ini tamat bersama halaman ini.',
}

export const register: Translation<typeof registerMessages> = {
  title: 'Daftar sebagai Ahli Kami',
  email: 'E-mel',
  password: 'Kata laluan',
  repeat: 'Ulang Kata Laluan',
  name: 'Nama',
  mobile: 'No. Telefon Bimbit',
  category: 'Kategori',
  personal: 'Peribadi',
  company: 'Syarikat',
  send: 'Daftar',
  pending: 'Sila Tunggu...',
  haveAccount: 'Sudah menjadi ahli?',
  signIn: 'Log Masuk',
}

export const recovery: Translation<typeof recoveryMessages> = {
  title: 'Pemulihan Kata Laluan',
  text: 'Masukkan e-mel yang anda gunakan semasa mendaftar. Kami akan mengirim kata laluan sementara melalui e-mel.',
  email: 'E-mel',
  send: 'Pulihkan Kata Laluan',
  pending: 'Sila Tunggu...',
  sentTitle: 'Pemulihan Kata Laluan',
}

export const inquiry: Translation<typeof inquiryMessages> = {
  formLabel: 'Pertanyaan',
  name: 'Nama',
  email: 'E-mel',
  subject: 'Subjek',
  message: 'Mesej',
  messageHint: 'Apa yang anda perlukan, berapa banyak, dan bila',
  send: 'Hantar Mesej',
  confirm: 'Adakah anda pasti mahu menghantar pertanyaan anda?',
  sentTitle: 'Pertanyaan berjaya dihantar',
}

export const rfq: Translation<typeof rfqMessages> = {
  crumbProduct: 'RFQ - Produk',
  crumbService: 'RFQ - Perkhidmatan',
  item: 'Item RFQ',
  formLabel: 'Permintaan Sebut Harga',
  quantity: 'Kuantiti',
  message: 'Mesej',
  messageHint: 'Spesifikasi, tempat dan tarikh penghantaran, sijil',
  send: 'Hantar RFQ Sekarang',
  confirm: 'Adakah anda pasti mahu menghantar RFQ anda?',
  sentTitle: 'RFQ berjaya dihantar',
  sentPanel: 'Permintaan anda telah sampai kepada {company}.',
  back: 'Kembali ke {name}',
  another: 'Hantar permintaan lain',
}
