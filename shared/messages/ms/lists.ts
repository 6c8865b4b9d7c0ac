import type { lists as en } from '../en/lists.ts'

export const lists = {
  'list.total': 'Jumlah Rekod {count}',
  'list.page': 'Halaman {page} daripada {pages}',
  'list.outOfRange': 'Tiada halaman {page}',
  'list.outOfRangeWhy': 'Senarai ini lebih pendek. Ia mungkin telah berubah sejak pautan ini dibuat.',
  'list.firstPage': 'Pergi ke halaman 1',
  'pager.label': 'Halaman',
  'pager.previous': 'Halaman sebelumnya',
  'pager.next': 'Halaman seterusnya',
  'pager.page': 'Halaman {page}',
} satisfies Record<keyof typeof en, string>
