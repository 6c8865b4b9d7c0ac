import type { chat as en } from '../en/chat.ts'

export const chat = {
  'chat.title': 'Mesej',
  'chat.open': 'Buka mesej',
  'chat.minimise': 'Kecilkan mesej',
  'chat.unread': '{count} baharu',
  'chat.list': 'Perbualan',
  'chat.back': 'Semua perbualan',
  'chat.choose': 'Pilih satu perbualan, atau sebuah syarikat untuk memulakannya.',
  'chat.emptyTitle': 'Belum ada perbualan',
  'chat.emptyText':
    'Syarikat yang boleh anda hubungi akan disenaraikan di sini. Buat masa ini, carilah satu melalui carian.',
  'chat.search': 'Cari di pasaran',
  'chat.begin': 'Belum ada mesej. Tulis yang pertama.',
  'chat.log': 'Mesej dengan {name}',
  'chat.you': 'Anda menulis:',
  'chat.they': '{name} menulis:',
  'chat.newMessages': 'Mesej baharu',
  'chat.messageTo': 'Mesej kepada {name}',
  'chat.write': 'Tulis mesej',
  'chat.send': 'Hantar',
  'chat.sending': 'Sedang dihantar',
  'chat.sent': 'Dihantar',
  'chat.notSent': 'Tidak dihantar.',
  'chat.mayHaveArrived':
    'Kami tidak menerima jawapan yang jelas, jadi mesej ini mungkin sudah sampai. Jika ia tidak muncul di sini sebentar lagi, cuba semula.',
  'chat.cutShort': 'Halaman ditutup semasa mesej ini sedang dihantar, jadi ia mungkin sudah sampai.',
  'chat.retry': 'Cuba semula',
  'chat.discard': 'Padam',
  'chat.stale': 'Mesej baharu tidak dapat diambil sekarang. Kami terus mencuba.',
  'chat.expired':
    'Sesi anda telah tamat. Log masuk semula untuk meneruskan; apa yang anda taip masih ada di sini.',
} satisfies Record<keyof typeof en, string>
