import type { category as en } from '../en/category.ts'

export const category = {
  'category.crumb': 'Kategori',
  'category.all': 'Semua kategori',
  'category.products': 'Produk mengikut Kategori',
  'category.services': 'Perkhidmatan mengikut Kategori',
  'category.noProducts': 'Belum ada kategori produk.',
  'category.noServices': 'Belum ada kategori perkhidmatan.',
  'category.none': 'Belum ada kategori',
  'category.noneWhy': 'Pasaran ini mungkin masih diisi. Sementara itu, carilah apa yang anda perlukan.',
  'category.search': 'Cari di pasaran',
  'category.placeholder': 'Kategori',
  'category.menu': 'Kategori berkaitan',
  'category.productList': 'Produk dalam {name}',
  'category.serviceList': 'Perkhidmatan dalam {name}',
  'category.nothing': 'Belum ada apa-apa disenaraikan dalam {name}',
  'category.nothingWhy':
    'Penjual mungkin menyenaraikannya di tempat lain. Lihat kategori bersebelahan, atau cari di pasaran.',
  'category.wider': 'Lihat semua dalam {name}',
  'category.noMenu': 'Kategori lain tidak dapat dimuatkan.',
} satisfies Record<keyof typeof en, string>
