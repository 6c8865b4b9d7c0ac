import type { dialogs as en } from '../en/dialogs.ts'

export const dialogs = {
  'login.title': 'Log Masuk Ahli',
  'login.username': 'Nama pengguna',
  'login.password': 'Kata laluan',
  'login.send': 'Log Masuk',
  'login.pending': 'Sila Tunggu...',
  'login.failed': 'Nama pengguna atau kata laluan tidak sah',
  'login.forgot': 'Lupa kata laluan?',
  'login.register': 'Daftar',
  'login.endsWithPage':
    'Anda telah log masuk, tetapi pelayar ini tidak membenarkan kami mengingatinya: sesi ini tamat bersama halaman ini.',
  'login.expired':
    'Sesi anda telah tamat. Log masuk semula untuk meneruskan; apa yang anda taip masih ada di sini.',
  'register.title': 'Daftar sebagai Ahli Kami',
  'register.email': 'E-mel',
  'register.password': 'Kata laluan',
  'register.repeat': 'Ulang Kata Laluan',
  'register.name': 'Nama',
  'register.mobile': 'No. Telefon Bimbit',
  'register.category': 'Kategori',
  'register.personal': 'Peribadi',
  'register.company': 'Syarikat',
  'register.send': 'Daftar',
  'register.pending': 'Sila Tunggu...',
  'register.haveAccount': 'Sudah menjadi ahli?',
  'register.signIn': 'Log Masuk',
  'recovery.title': 'Pemulihan Kata Laluan',
  'recovery.text':
    'Masukkan e-mel yang anda gunakan semasa mendaftar. Kami akan mengirim kata laluan sementara melalui e-mel.',
  'recovery.email': 'E-mel',
  'recovery.send': 'Pulihkan Kata Laluan',
  'recovery.pending': 'Sila Tunggu...',
  'recovery.sentTitle': 'Pemulihan Kata Laluan',
} satisfies Record<keyof typeof en, string>
