import type { errors as en } from '../en/errors.ts'

export const errors = {
  'error.offline': 'Pelayan tidak dapat dihubungi. Semak sambungan internet anda, kemudian cuba semula.',
  'error.timeout': 'Pelayan mengambil masa terlalu lama untuk menjawab. Sila cuba semula sebentar lagi.',
  'error.unauthorised': 'Anda perlu log masuk untuk ini. Sila log masuk, kemudian cuba semula.',
  'error.forbidden':
    'Pelayan tidak membenarkan ini. Semak apa yang anda masukkan, atau hubungi kami untuk bantuan.',
  'error.missing': 'Ini tidak lagi tersedia. Kembali dan pilih yang lain.',
  'error.rejected': 'Pelayan tidak menerima ini. Semak apa yang anda masukkan, kemudian cuba semula.',
  'error.throttled': 'Terlalu banyak permintaan. Sila tunggu {seconds} saat, kemudian cuba semula.',
  'error.throttledAWhile': 'Terlalu banyak permintaan. Sila tunggu seminit, kemudian cuba semula.',
  'error.server': 'Pelayan menghadapi masalah. Sila cuba semula beberapa minit lagi.',
  'error.shape':
    'Pelayan menghantar jawapan yang tidak dapat kami baca. Sila cuba semula kemudian, atau hubungi kami untuk bantuan.',
  'error.notNotified':
    'Ini telah disimpan. Hanya e-mel yang memaklumkan syarikat mengenainya tidak dapat diminta; anda tidak perlu menghantarnya lagi.',
  'error.blocked':
    'Pelayan di {apiHost} tidak menerima permintaan daripada {origin}. Minta pengendalinya membenarkan laman ini.',
} satisfies Record<keyof typeof en, string>
