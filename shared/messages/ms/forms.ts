import type { forms as en } from '../en/forms.ts'

export const forms = {
  'form.emailEmpty': 'E-mel kosong',
  'form.emailNotValid': 'E-mel tidak sah',
  'form.passwordEmpty': 'Kata laluan kosong',
  'form.passwordsDiffer': 'Kata laluan tidak sepadan',
  'form.nameEmpty': 'Nama kosong',
  'form.messageEmpty': 'Mesej kosong',
  'form.subjectEmpty': 'Subjek kosong',
  'form.quantityEmpty': 'Kuantiti kosong',
  'form.quantityNegative': 'Kuantiti tidak boleh negatif',
  'form.upload': 'Muat Naik Fail (.pdf)',
  'form.cancelUpload': 'Batalkan Muat Naik',
  'form.followUp': "Untuk susulan, sila semak modul 'Quote Me' dalam Papan Pemuka",
  'form.fileNotPdf': 'Fail ini bukan PDF. Sila pilih fail PDF.',
  'form.fileTooLarge': 'Fail ini melebihi 10 MB. Sila pilih fail PDF yang lebih kecil.',
  'form.fileUnreadable': 'Fail ini tidak dapat dibaca. Sila pilih semula atau gunakan fail lain.',
  'form.uploading': 'Fail sedang dimuat naik',
  'form.uploadingPercent': 'Fail sedang dimuat naik, {percent} %',
  'form.failedUpload':
    'Fail tidak dapat dimuat naik, jadi tiada apa-apa dihantar. Teks dan fail anda masih ada di sini.',
  'form.failedCreate': 'Ini tidak dapat dihantar. Semua yang anda masukkan masih ada di sini.',
  'form.failedNotify': 'Ini telah disimpan, tetapi e-mel yang memaklumkan syarikat tidak dapat dihantar.',
  'form.mayHaveArrived':
    'Kami tidak menerima jawapan yang jelas, jadi ini mungkin sudah sampai juga. Semua yang anda masukkan masih ada di sini; semak dahulu sebelum menghantarnya semula.',
  'form.mayHaveArrivedDashboard':
    "Kami tidak menerima jawapan yang jelas, jadi ini mungkin sudah sampai juga. Lihat modul 'Quote Me' dalam Papan Pemuka; jika tiada di situ, cuba semula. Semua yang anda masukkan masih ada di sini.",
  'form.cutShort':
    "Halaman ini ditutup semasa penghantaran, jadi ia mungkin sudah sampai. Lihat modul 'Quote Me' dalam Papan Pemuka sebelum menghantarnya semula.",
  'form.retry': 'Cuba semula',
  'form.draftKept': 'Draf disimpan pada peranti ini',
  'form.fileToChooseAgain': 'Sila pilih {name} semula: draf tidak dapat menyimpan fail itu sendiri.',
} satisfies Record<keyof typeof en, string>
