import type { footer as en } from '../en/footer.ts'

export const footer = {
  'footer.label': 'Tentang laman ini',
  'footer.text':
    'Pemboleh elektronik terunggul untuk perniagaan anda. Platform kerjasama untuk minyak dan gas, buatan Malaysia.',
  'footer.aboutUs': 'Tentang Kami',
  'footer.contactUs': 'Hubungi Kami',
  'footer.FAQ': 'Soalan Lazim',
  'footer.Help': 'Bantuan',
  'footer.customerService': 'Khidmat Pelanggan',
  'footer.LearningCentre': 'Pusat Pembelajaran',
  'footer.Trade': 'Perdagangan',
  'footer.press': 'Media',
  'footer.privacy': 'Privasi',
  'footer.terms': 'Terma',
  'footer.legal': 'Perundangan',
  'footer.social': 'Ikuti kami',
  'footer.newTab': 'Dibuka dalam tab baharu',
  'newsletter.title': 'Surat Berita',
  'newsletter.email': 'E-mel anda',
  'newsletter.send': 'Langgan',
  'newsletter.pending': 'Sila Tunggu...',
  'newsletter.sent': 'Berjaya Dilanggan',
} satisfies Record<keyof typeof en, string>
