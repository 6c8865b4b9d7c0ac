import type { company as en } from '../en/company.ts'

export const company = {
  'company.overview': 'Gambaran Keseluruhan',
  'company.products': 'Produk Kami',
  'company.services': 'Perkhidmatan Kami',
  'company.contact': 'Hubungi Kami',
  'company.registrationNo': 'Nombor Pendaftaran',
  'company.dateIncorporated': 'Tarikh Diperbadankan',
  'company.registeredAddress': 'Alamat Berdaftar',
  'company.authorizedCapital': 'Modal Dibenarkan',
  'company.totalEmployees': 'Jumlah Pekerja',
  'company.branches': 'Cawangan',
  'company.registrations': 'Pendaftaran Korporat',
  'company.certificates': 'Pensijilan',
  'company.awards': 'Anugerah',
  'company.issuedBy': 'Dikeluarkan oleh {name}',
  'company.awardedBy': 'Dianugerahkan oleh {name}',
  'company.noOverview': 'Syarikat ini belum memperkenalkan dirinya',
  'company.noOverviewWhy':
    'Ia mungkin baharu di sini. Lihat apa yang ditawarkannya, atau tanya terus kepadanya.',
  'company.noProducts': 'Syarikat ini belum menyenaraikan produk',
  'company.noServices': 'Syarikat ini belum menyenaraikan perkhidmatan',
  'company.nothingWhy':
    'Ia mungkin menawarkan lebih daripada yang disenaraikan di sini. Tanyalah apa yang anda perlukan.',
  'company.ask': 'Hubungi syarikat',
  'company.search': 'Cari di pasaran',
} satisfies Record<keyof typeof en, string>
