import { registerTranslation, type Translation } from '@shoelace-style/shoelace/dist/utilities/localize.js'

/** Shoelace's own texts, which it does not have in Malay. */
const words: Translation = {
  $code: 'ms',
  $name: 'Bahasa Melayu',
  $dir: 'ltr',
  carousel: 'Karusel',
  clearEntry: 'Kosongkan entri',
  close: 'Tutup',
  copied: 'Disalin',
  copy: 'Salin',
  currentValue: 'Nilai semasa',
  error: 'Ralat',
  goToSlide: (slide, count) => `Pergi ke slaid ${slide} daripada ${count}`,
  hidePassword: 'Sembunyikan kata laluan',
  loading: 'Sedang dimuatkan',
  nextSlide: 'Slaid seterusnya',
  numOptionsSelected: count => (count === 0 ? 'Tiada pilihan dipilih' : `${count} pilihan dipilih`),
  previousSlide: 'Slaid sebelumnya',
  progress: 'Kemajuan',
  remove: 'Buang',
  resize: 'Ubah saiz',
  scrollToEnd: 'Tatal ke akhir',
  scrollToStart: 'Tatal ke permulaan',
  selectAColorFromTheScreen: 'Pilih warna daripada skrin',
  showPassword: 'Tunjukkan kata laluan',
  slideNum: slide => `Slaid ${slide}`,
  toggleColorFormat: 'Tukar format warna',
}

registerTranslation(words)
