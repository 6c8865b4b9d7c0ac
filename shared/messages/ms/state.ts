import type { state as en } from '../en/state.ts'

export const state = {
  'state.loading': 'Sedang dimuatkan',
  'state.retry': 'Cuba semula',
  'state.failed': 'Ini tidak dapat ditunjukkan',
  'state.offline': 'Anda di luar talian',
  'state.missing': 'Tidak ditemui',
  'state.missingText': 'Ia mungkin telah dikeluarkan daripada pasaran. Cari sesuatu yang serupa.',
  'state.crashed': 'Ada masalah pada bahagian halaman ini',
  'state.crashedText':
    'Bahagian lain halaman ini masih berfungsi. Cuba semula; jika masalah berterusan, muatkan semula halaman.',
  'state.badAttribute': 'Bahagian ini belum disediakan',
  'state.missingAttribute': 'Atribut "{attribute}" tiada. Pemilik halaman ini perlu menetapkannya.',
  'state.wrongAttribute':
    'Atribut "{attribute}" tidak boleh bernilai "{value}". Pemilik halaman ini perlu membetulkannya.',
  'state.wait': 'Sila tunggu sebentar!',
  'state.imageMissing': 'Gambar tidak tersedia',
  'dialog.ok': 'OK',
  'dialog.cancel': 'Batal',
  'dialog.close': 'Tutup',
} satisfies Record<keyof typeof en, string>
