import type { search as en } from '../en/search.ts'

export const search = {
  'search.crumb': 'Carian',
  'search.results': 'Hasil untuk “{keyword}”',
  'search.all': 'Semua produk, perkhidmatan dan syarikat',
  'search.tabs': 'Apa yang dicari',
  'search.products': 'Produk',
  'search.services': 'Perkhidmatan',
  'search.company': 'Syarikat',
  'search.count': '{label} ({count})',
  'search.nothing': 'Tiada apa-apa ditemui untuk “{keyword}”',
  'search.nothingAtAll': 'Belum ada apa-apa disenaraikan di sini',
  'search.nothingWhy':
    'Mungkin ada kesilapan menaip, atau barangan itu dikenali dengan nama lain. Cuba perkataan yang lebih sedikit atau lebih umum.',
  'search.elsewhere': '{count} dalam {label}',
  'search.allCategories': 'Lihat semua kategori',
  'search.nothingYet':
    'Penjual mungkin masih menambah barangan mereka. Buat masa ini, lihat kategori yang ada.',
  'search.listLabel': 'Hasil',
} satisfies Record<keyof typeof en, string>
