import type { Translation } from '#shared/messages/i18n.ts'
import type { categoriesMessages } from '../../categories/categories.messages.ts'
import type { categoryMessages } from '../../category/category.messages.ts'
import type { companyMessages } from '../../company/company.messages.ts'
import type { itemMessages, reviewMessages } from '../../product/product.messages.ts'
import type { searchMessages } from '../../search/search.messages.ts'

export const categories: Translation<typeof categoriesMessages> = {
  'category.all': 'Semua kategori',
  'category.noProducts': 'Belum ada kategori produk.',
  'category.noServices': 'Belum ada kategori perkhidmatan.',
  'category.none': 'Belum ada kategori',
  'category.noneWhy': 'Pasaran ini mungkin masih diisi. Sementara itu, carilah apa yang anda perlukan.',
}

export const category: Translation<typeof categoryMessages> = {
  placeholder: 'Kategori',
  menu: 'Kategori berkaitan',
  productList: 'Produk dalam {name}',
  serviceList: 'Perkhidmatan dalam {name}',
  nothing: 'Belum ada apa-apa disenaraikan dalam {name}',
  nothingWhy:
    'Penjual mungkin menyenaraikannya di tempat lain. Lihat kategori bersebelahan, atau cari di pasaran.',
  wider: 'Lihat semua dalam {name}',
  noMenu: 'Kategori lain tidak dapat dimuatkan.',
}

export const company: Translation<typeof companyMessages> = {
  overview: 'Gambaran Keseluruhan',
  products: 'Produk Kami',
  services: 'Perkhidmatan Kami',
  contact: 'Hubungi Kami',
  registrationNo: 'Nombor Pendaftaran',
  dateIncorporated: 'Tarikh Diperbadankan',
  registeredAddress: 'Alamat Berdaftar',
  authorizedCapital: 'Modal Dibenarkan',
  totalEmployees: 'Jumlah Pekerja',
  branches: 'Cawangan',
  registrations: 'Pendaftaran Korporat',
  certificates: 'Pensijilan',
  awards: 'Anugerah',
  issuedBy: 'Dikeluarkan oleh {name}',
  awardedBy: 'Dianugerahkan oleh {name}',
  noOverview: 'Syarikat ini belum memperkenalkan dirinya',
  noOverviewWhy: 'Ia mungkin baharu di sini. Lihat apa yang ditawarkannya, atau tanya terus kepadanya.',
  noProducts: 'Syarikat ini belum menyenaraikan produk',
  noServices: 'Syarikat ini belum menyenaraikan perkhidmatan',
  nothingWhy:
    'Ia mungkin menawarkan lebih daripada yang disenaraikan di sini. Tanyalah apa yang anda perlukan.',
  ask: 'Hubungi syarikat',
  search: 'Cari di pasaran',
}

export const item: Translation<typeof itemMessages> = {
  gallery: 'Gambar {name}',
  picture: '{name}, gambar {number} daripada {count}',
  showPicture: 'Tunjukkan gambar {number} daripada {count}',
  noPicture: 'Tiada gambar {name}',
  requestQuotation: 'Minta Sebut Harga',
  inquiry: 'Pertanyaan',
  tabs: 'Tentang item ini',
  tabDescription: 'Penerangan',
  tabCompany: 'Profil Syarikat',
  tabReviews: 'Ulasan',
  productName: 'Nama Produk',
  serviceName: 'Nama Perkhidmatan',
  sku: 'Nombor SKU',
  serviceNo: 'Nombor Perkhidmatan',
  brand: 'Jenama',
  model: 'Nombor Model',
  condition: 'Keadaan',
  material: 'Bahan',
  origin: 'Negara Asal',
  shortModel: 'Model',
  shortOrigin: 'Asal',
  longDescription: 'Penerangan panjang',
  noDescription: 'Penjual belum menulis penerangan. Mintalah melalui pertanyaan.',
  companyName: 'Nama Syarikat',
  dateIncorporated: 'Tarikh Diperbadankan',
  country: 'Negara',
  website: 'Laman Web',
  seller: 'Penjual',
  companyPage: 'Lawati halaman syarikat',
  noCompany: 'Penjual belum mengisi profil syarikat.',
  newTab: 'Dibuka dalam tab baharu',
  sampleReviews: 'Contoh ulasan',
  sampleReviewsNote: 'Ini contoh yang menunjukkan rupa ulasan kelak. Ulasan ini bukan tentang item ini.',
  stars: '{count} daripada 5 bintang',
  tenders: 'Tender dan RFQ terkini',
  latestRfqs: 'RFQ terkini',
  latestTenders: 'Tender terkini',
  noTenders: 'Tiada yang dibuka buat masa ini.',
  closing: 'Tutup pada {date}',
}

export const review: Translation<typeof reviewMessages> = {
  'review.1.title': 'Tiba dengan dokumen lengkap',
  'review.1.text': 'Sijil kilang sepadan dengan nombor haba dan peti ditanda seperti yang kami minta.',
  'review.1.author': 'Contoh pembeli, Labuan',
  'review.2.title': 'Jawapan pantas, harga berpatutan',
  'review.2.text': 'Sebut harga tiba pada hari yang sama. Penghantaran lewat dua hari daripada rancangan.',
  'review.2.author': 'Contoh pembeli, Miri',
  'review.3.title': 'Akan memesan lagi',
  'review.3.text': 'Lukisan yang jelas sebelum pesanan dan panggilan selepas penghantaran.',
  'review.3.author': 'Contoh pembeli, Klang',
}

export const search: Translation<typeof searchMessages> = {
  crumb: 'Carian',
  results: 'Hasil untuk “{keyword}”',
  all: 'Semua produk, perkhidmatan dan syarikat',
  tabs: 'Apa yang dicari',
  products: 'Produk',
  services: 'Perkhidmatan',
  company: 'Syarikat',
  count: '{label} ({count})',
  nothing: 'Tiada apa-apa ditemui untuk “{keyword}”',
  nothingAtAll: 'Belum ada apa-apa disenaraikan di sini',
  nothingWhy:
    'Mungkin ada kesilapan menaip, atau barangan itu dikenali dengan nama lain. Cuba perkataan yang lebih sedikit atau lebih umum.',
  elsewhere: '{count} dalam {label}',
  nothingYet: 'Penjual mungkin masih menambah barangan mereka. Buat masa ini, lihat kategori yang ada.',
  listLabel: 'Hasil',
}
