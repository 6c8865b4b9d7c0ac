import type { errorMessages } from '#shared/api/error.messages.ts'
import type { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import type { formMessages } from '#shared/forms/form.messages.ts'
import type { Translation } from '#shared/messages/i18n.ts'
import type { listMessages, pagerMessages } from '#shared/ui/list.messages.ts'
import type { crumbMessages, navigationMessages } from '#shared/ui/navigation.messages.ts'
import type { dialogMessages, stateMessages } from '#shared/ui/state.messages.ts'

export const navigation: Translation<typeof navigationMessages> = {
  'category.crumb': 'Kategori',
  'category.products': 'Produk mengikut Kategori',
  'category.services': 'Perkhidmatan mengikut Kategori',
  'category.search': 'Cari di pasaran',
  'menu.allProducts': 'Lihat Semua Produk',
  'menu.allServices': 'Lihat Semua Perkhidmatan',
  'item.search': 'Cari di pasaran',
  'search.allCategories': 'Lihat semua kategori',
}

export const signIn: Translation<typeof signInMessages> = {
  'menu.signIn': 'Log Masuk',
  'menu.register': 'Daftar',
  'login.expired':
    'Sesi anda telah tamat. Log masuk semula untuk meneruskan; apa yang anda taip masih ada di sini.',
  'item.pleaseLogin': 'Sila log masuk sebelum menghantar RFQ atau Pertanyaan',
}

export const error: Translation<typeof errorMessages> = {
  offline: 'Pelayan tidak dapat dihubungi. Semak sambungan internet anda, kemudian cuba semula.',
  timeout: 'Pelayan mengambil masa terlalu lama untuk menjawab. Sila cuba semula sebentar lagi.',
  unauthorised: 'Anda perlu log masuk untuk ini. Sila log masuk, kemudian cuba semula.',
  forbidden: 'Pelayan tidak membenarkan ini. Semak apa yang anda masukkan, atau hubungi kami untuk bantuan.',
  missing: 'Ini tidak lagi tersedia. Kembali dan pilih yang lain.',
  rejected: 'Pelayan tidak menerima ini. Semak apa yang anda masukkan, kemudian cuba semula.',
  throttled: 'Terlalu banyak permintaan. Sila tunggu {seconds} saat, kemudian cuba semula.',
  throttledAWhile: 'Terlalu banyak permintaan. Sila tunggu seminit, kemudian cuba semula.',
  server: 'Pelayan menghadapi masalah. Sila cuba semula beberapa minit lagi.',
  shape:
    'Pelayan menghantar jawapan yang tidak dapat kami baca. Sila cuba semula kemudian, atau hubungi kami untuk bantuan.',
  blocked:
    'Pelayan di {apiHost} tidak menerima permintaan daripada {origin}. Minta pengendalinya membenarkan laman ini.',
}

export const form: Translation<typeof formMessages> = {
  emailEmpty: 'E-mel kosong',
  emailNotValid: 'E-mel tidak sah',
  passwordEmpty: 'Kata laluan kosong',
  passwordsDiffer: 'Kata laluan tidak sepadan',
  nameEmpty: 'Nama kosong',
  messageEmpty: 'Mesej kosong',
  subjectEmpty: 'Subjek kosong',
  quantityEmpty: 'Kuantiti kosong',
  quantityNegative: 'Kuantiti tidak boleh negatif',
  upload: 'Muat Naik Fail (.pdf)',
  cancelUpload: 'Batalkan Muat Naik',
  followUp: "Untuk susulan, sila semak modul 'Quote Me' dalam Papan Pemuka",
  fileNotPdf: 'Fail ini bukan PDF. Sila pilih fail PDF.',
  fileTooLarge: 'Fail ini melebihi 10 MB. Sila pilih fail PDF yang lebih kecil.',
  fileUnreadable: 'Fail ini tidak dapat dibaca. Sila pilih semula atau gunakan fail lain.',
  uploading: 'Fail sedang dimuat naik',
  uploadingPercent: 'Fail sedang dimuat naik, {percent} %',
  failedUpload:
    'Fail tidak dapat dimuat naik, jadi tiada apa-apa dihantar. Teks dan fail anda masih ada di sini.',
  failedCreate: 'Ini tidak dapat dihantar. Semua yang anda masukkan masih ada di sini.',
  failedNotify: 'Ini telah disimpan, tetapi e-mel yang memaklumkan syarikat tidak dapat dihantar.',
  mayHaveArrived:
    'Kami tidak menerima jawapan yang jelas, jadi ini mungkin sudah sampai juga. Semua yang anda masukkan masih ada di sini; semak dahulu sebelum menghantarnya semula.',
  mayHaveArrivedDashboard:
    "Kami tidak menerima jawapan yang jelas, jadi ini mungkin sudah sampai juga. Lihat modul 'Quote Me' dalam Papan Pemuka; jika tiada di situ, cuba semula. Semua yang anda masukkan masih ada di sini.",
  cutShort:
    "Halaman ini ditutup semasa penghantaran, jadi ia mungkin sudah sampai. Lihat modul 'Quote Me' dalam Papan Pemuka sebelum menghantarnya semula.",
  retry: 'Cuba semula',
  draftKept: 'Draf disimpan pada peranti ini',
  fileToChooseAgain: 'Sila pilih {name} semula: draf tidak dapat menyimpan fail itu sendiri.',
}

export const crumb: Translation<typeof crumbMessages> = {
  label: 'Anda di sini',
  home: 'Laman Utama',
}

export const list: Translation<typeof listMessages> = {
  total: 'Jumlah Rekod {count}',
  page: 'Halaman {page} daripada {pages}',
  outOfRange: 'Tiada halaman {page}',
  outOfRangeWhy: 'Senarai ini lebih pendek. Ia mungkin telah berubah sejak pautan ini dibuat.',
  firstPage: 'Pergi ke halaman 1',
}

export const pager: Translation<typeof pagerMessages> = {
  label: 'Halaman',
  previous: 'Halaman sebelumnya',
  next: 'Halaman seterusnya',
  page: 'Halaman {page}',
}

export const state: Translation<typeof stateMessages> = {
  loading: 'Sedang dimuatkan',
  retry: 'Cuba semula',
  failed: 'Ini tidak dapat ditunjukkan',
  offline: 'Anda di luar talian',
  missing: 'Tidak ditemui',
  missingText: 'Ia mungkin telah dikeluarkan daripada pasaran. Cari sesuatu yang serupa.',
  crashed: 'Ada masalah pada bahagian halaman ini',
  crashedText:
    'Bahagian lain halaman ini masih berfungsi. Cuba semula; jika masalah berterusan, muatkan semula halaman.',
  badAttribute: 'Bahagian ini belum disediakan',
  missingAttribute: 'Atribut "{attribute}" tiada. Pemilik halaman ini perlu menetapkannya.',
  wrongAttribute:
    'Atribut "{attribute}" tidak boleh bernilai "{value}". Pemilik halaman ini perlu membetulkannya.',
  wait: 'Sila tunggu sebentar!',
  imageMissing: 'Gambar tidak tersedia',
}

export const dialog: Translation<typeof dialogMessages> = {
  ok: 'OK',
  cancel: 'Batal',
  close: 'Tutup',
}
