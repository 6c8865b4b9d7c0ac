import type { home as en } from '../en/home.ts'

export const home = {
  'hero.label': 'Apa yang boleh anda lakukan di sini',
  'hero.slide': '{number} daripada {count}',
  'hero.show': 'Tunjukkan slaid {number} daripada {count}',
  'hero.pause': 'Jeda slaid',
  'hero.play': 'Mainkan slaid',
  'hero.enabler': 'Pemboleh perdagangan terunggul untuk perniagaan anda',
  'hero.enablerText':
    'Cari injap, paip, alat penggerudian dan perkhidmatan pemeriksaan daripada pembekal Malaysia, dan minta sebut harga dalam dua minit.',
  'hero.register': 'Daftar Sekarang',
  'hero.search': 'Cari di pasaran',
  'hero.browse': 'Lihat semua kategori',
  'hero.platform': 'Produk dan perkhidmatan dalam satu platform',
  'hero.platformText':
    'Bandingkan stok penjual dan kemampuan krunya secara bersebelahan, dan hantar setiap permintaan dari tempat yang sama.',
  'hero.talent': 'Pengambilan bakat untuk minyak dan gas',
  'hero.talentText':
    'Cari jurutera, pemeriksa dan kru henti tugas melalui syarikat yang membekalkan mereka, dan minta tenaga yang diperlukan kerja anda.',
  'hero.talentLink': 'Cari perkhidmatan tenaga kerja',
  'shelf.productCategories': 'Beli mengikut Kategori Produk',
  'shelf.serviceCategories': 'Beli mengikut Kategori Perkhidmatan',
  'shelf.previous': 'Kategori sebelumnya',
  'shelf.next': 'Kategori seterusnya',
  'shelf.empty':
    'Belum ada kategori di sini. Penjual mungkin masih menambah barangan mereka; gunakan carian buat masa ini.',
  'shelf.failed': 'Kategori tidak dapat ditunjukkan.',
  'recommended.products': 'Produk Disyorkan',
  'recommended.services': 'Perkhidmatan Disyorkan',
  'recommended.failed': 'Syor tidak dapat ditunjukkan.',
  'banner.registerTitle': 'Senaraikan syarikat anda secara percuma',
  'banner.registerText':
    'Laman web percuma, produk dan perkhidmatan anda, dan permintaan sebut harga terus ke papan pemuka anda.',
  'banner.register': 'Daftar Sekarang',
  'banner.memberTitle': 'Di sinilah tempat produk dan perkhidmatan anda',
  'banner.memberText':
    'Anda seorang ahli: senaraikannya secara percuma di bawah ‘My Product’ dan ‘My Services’ dalam papan pemuka anda.',
  'banner.member': 'Cara menyenaraikan produk',
  'banner.communityTitle': 'Komuniti untuk minyak dan gas',
  'banner.communityText':
    'Pengilang, pengedar stok dan syarikat perkhidmatan dari seluruh Malaysia berdagang di sini. Kenali platform yang mereka kongsi.',
  'banner.community': 'Tentang platform ini',
} satisfies Record<keyof typeof en, string>
