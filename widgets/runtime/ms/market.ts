import type { Translation } from '#shared/messages/i18n.ts'
import type { bannerMessages } from '../../banner/banner.messages.ts'
import type { noticeMessages } from '../../browser-notice/browser-notice.messages.ts'
import type { shelfMessages } from '../../category-carousel/category-carousel.messages.ts'
import type { footerMessages } from '../../footer/footer.messages.ts'
import type { headerMessages } from '../../header/header.messages.ts'
import type { heroMessages } from '../../hero/hero.messages.ts'
import type { menuMessages } from '../../menu/menu.messages.ts'
import type { newsletterMessages } from '../../newsletter/newsletter.messages.ts'
import type { recommendedMessages } from '../../recommended/recommended.messages.ts'

export const header: Translation<typeof headerMessages> = {
  label: 'Bantuan dan akaun',
  about: 'Tentang Kami',
  contact: 'Hubungi Kami',
  help: 'Bantuan/Soalan Lazim',
  welcome: 'Selamat datang, {name}',
}

export const menu: Translation<typeof menuMessages> = {
  label: 'Menu utama',
  home: '{brand}, laman utama',
  shop: 'Beli mengikut Kategori',
  products: 'Produk',
  services: 'Perkhidmatan',
  emptyCategories: 'Belum ada kategori. Gunakan carian, atau kembali kemudian.',
  searchLabel: 'Cari di pasaran',
  searchPlaceholder: 'Cari Produk atau Perkhidmatan atau Syarikat...',
  search: 'Cari',
  dashboard: 'Papan Pemuka',
  dashboardHint: 'Dibuka dalam tab baharu',
  signOut: 'Log keluar',
  draftsTitle: 'Draf belum dihantar',
  draftsText:
    'Anda mempunyai teks yang belum dihantar. Teks itu disimpan pada peranti ini selama 7 hari. Simpan untuk kali seterusnya anda log masuk?',
  draftsKeep: 'Simpan dan log keluar',
  draftsDelete: 'Padam dan log keluar',
  draftsStay: 'Kekal log masuk',
}

export const footer: Translation<typeof footerMessages> = {
  label: 'Tentang laman ini',
  text: 'Pemboleh elektronik terunggul untuk perniagaan anda. Platform kerjasama untuk minyak dan gas, buatan Malaysia.',
  aboutUs: 'Tentang Kami',
  contactUs: 'Hubungi Kami',
  FAQ: 'Soalan Lazim',
  Help: 'Bantuan',
  customerService: 'Khidmat Pelanggan',
  LearningCentre: 'Pusat Pembelajaran',
  Trade: 'Perdagangan',
  press: 'Media',
  privacy: 'Privasi',
  terms: 'Terma',
  legal: 'Perundangan',
  social: 'Ikuti kami',
  newTab: 'Dibuka dalam tab baharu',
}

export const newsletter: Translation<typeof newsletterMessages> = {
  title: 'Surat Berita',
  email: 'E-mel anda',
  send: 'Langgan',
  pending: 'Sila Tunggu...',
  sent: 'Berjaya Dilanggan',
}

export const hero: Translation<typeof heroMessages> = {
  label: 'Apa yang boleh anda lakukan di sini',
  slide: '{number} daripada {count}',
  show: 'Tunjukkan slaid {number} daripada {count}',
  pause: 'Jeda slaid',
  play: 'Mainkan slaid',
  enabler: 'Pemboleh perdagangan terunggul untuk perniagaan anda',
  enablerText:
    'Cari injap, paip, alat penggerudian dan perkhidmatan pemeriksaan daripada pembekal Malaysia, dan minta sebut harga dalam dua minit.',
  register: 'Daftar Sekarang',
  search: 'Cari di pasaran',
  browse: 'Lihat semua kategori',
  platform: 'Produk dan perkhidmatan dalam satu platform',
  platformText:
    'Bandingkan stok penjual dan kemampuan krunya secara bersebelahan, dan hantar setiap permintaan dari tempat yang sama.',
  talent: 'Pengambilan bakat untuk minyak dan gas',
  talentText:
    'Cari jurutera, pemeriksa dan kru henti tugas melalui syarikat yang membekalkan mereka, dan minta tenaga yang diperlukan kerja anda.',
  talentLink: 'Cari perkhidmatan tenaga kerja',
}

export const shelf: Translation<typeof shelfMessages> = {
  productCategories: 'Beli mengikut Kategori Produk',
  serviceCategories: 'Beli mengikut Kategori Perkhidmatan',
  previous: 'Kategori sebelumnya',
  next: 'Kategori seterusnya',
  empty:
    'Belum ada kategori di sini. Penjual mungkin masih menambah barangan mereka; gunakan carian buat masa ini.',
  failed: 'Kategori tidak dapat ditunjukkan.',
}

export const recommended: Translation<typeof recommendedMessages> = {
  products: 'Produk Disyorkan',
  services: 'Perkhidmatan Disyorkan',
  failed: 'Syor tidak dapat ditunjukkan.',
}

export const banner: Translation<typeof bannerMessages> = {
  registerTitle: 'Senaraikan syarikat anda secara percuma',
  registerText:
    'Laman web percuma, produk dan perkhidmatan anda, dan permintaan sebut harga terus ke papan pemuka anda.',
  register: 'Daftar Sekarang',
  memberTitle: 'Di sinilah tempat produk dan perkhidmatan anda',
  memberText:
    'Anda seorang ahli: senaraikannya secara percuma di bawah ‘My Product’ dan ‘My Services’ dalam papan pemuka anda.',
  member: 'Cara menyenaraikan produk',
  communityTitle: 'Komuniti untuk minyak dan gas',
  communityText:
    'Pengilang, pengedar stok dan syarikat perkhidmatan dari seluruh Malaysia berdagang di sini. Kenali platform yang mereka kongsi.',
  community: 'Tentang platform ini',
}

export const notice: Translation<typeof noticeMessages> = {
  title: 'Makluman',
  text: 'Untuk paparan & pengalaman terbaik, sila gunakan {browser} sebagai pelayar anda',
  dismiss: 'Tutup',
}
