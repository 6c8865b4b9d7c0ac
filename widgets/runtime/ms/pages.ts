import type { Translation } from '#shared/messages/i18n.ts'
import type {
  aboutMessages,
  faqMessages,
  helpMessages,
  pageMessages,
  tradeMessages,
} from '../../page/page.messages.ts'

export const page: Translation<typeof pageMessages> = {
  FAQ: 'Soalan Lazim',
  aboutUs: 'Tentang Kami',
  Help: 'Bantuan',
  Trade: 'Perdagangan',
  LearningCentre: 'Pusat Pembelajaran',
  legal: 'Perundangan',
  customerService: 'Khidmat Pelanggan',
  privacy: 'Privasi',
  terms: 'Terma',
  press: 'Media',
  willBeUpdated: 'Akan Dikemas Kini!!!',
  contact: 'Hubungi Kami',
}

export const faq: Translation<typeof faqMessages> = {
  lead: 'Cara membeli dan menjual di sini, daripada pendaftaran hingga sebut harga pertama.',
  registerTitle: 'Bagaimanakah saya mendaftar?',
  register:
    'Pilih Daftar di bahagian atas mana-mana halaman. Masukkan e-mel anda dan kata laluan pilihan anda dua kali, kemudian nama dan nombor telefon bimbit anda. Untuk Kategori, pilih Peribadi jika anda membeli untuk diri sendiri, atau Syarikat jika anda juga mahu menjual.\nPendaftaran adalah percuma. Apabila selesai, dialog log masuk dibuka dengan e-mel anda sudah diisi.',
  registerStep: 'Daftar',
  loginTitle: 'Bagaimanakah saya log masuk?',
  login:
    'Pilih Log Masuk di bahagian atas mana-mana halaman. Nama pengguna anda ialah e-mel yang anda gunakan semasa mendaftar. Selepas itu anda melihat nama anda di atas, pautan ke papan pemuka anda dan mesej anda, dan anda boleh menghantar permintaan sebut harga dan pertanyaan.\nJika anda membaca ‘Nama pengguna atau kata laluan tidak sah’, semak huruf besar dahulu, kemudian pulihkan kata laluan anda.',
  loginStep: 'Log Masuk',
  passwordTitle: 'Saya lupa kata laluan. Apa perlu dibuat?',
  password:
    'Pilih Log Masuk, kemudian ‘Lupa kata laluan?’. Masukkan e-mel yang anda gunakan semasa mendaftar dan tekan Pulihkan Kata Laluan. Kami mengirim kata laluan sementara melalui e-mel; log masuk dengannya dan pilih yang baharu dalam tetapan papan pemuka anda.\nJika tiada e-mel tiba dalam beberapa minit, lihat folder spam, dan pastikan alamat itu ialah alamat yang anda daftarkan.',
  passwordStep: 'Pulihkan Kata Laluan',
  profileTitle: 'Bagaimanakah saya menukar profil saya?',
  profile:
    'Log masuk dan pilih Papan Pemuka di bahagian atas halaman. Di bawah Settings anda menukar nama, nombor telefon bimbit, gambar dan kata laluan anda. Nama dan e-mel anda diisi untuk anda setiap kali anda menghantar pertanyaan, jadi pastikan kedua-duanya betul.',
  companyTitle: 'Bagaimanakah saya mendaftarkan syarikat saya?',
  company:
    'Daftar dengan kategori Syarikat, log masuk dan buka Company Profile dalam papan pemuka anda. Masukkan nombor pendaftaran, tarikh diperbadankan, alamat berdaftar, modal dan bilangan pekerja, dan tambah logo serta sepanduk anda. Cawangan, pendaftaran korporat, pensijilan dan anugerah ditunjukkan sebaik sahaja anda menambahnya.\nInilah laman web percuma anda: pembeli menemuinya dalam carian di bawah Syarikat, dan daripada setiap produk dan perkhidmatan anda.',
  searchTitle: 'Bagaimanakah saya mencari produk, perkhidmatan atau syarikat?',
  search:
    'Taip apa yang anda perlukan ke dalam kotak carian di atas dan tekan Enter: nama, saiz, piawaian seperti API 6D, atau nama syarikat. Hasilnya terdapat dalam tiga tab, Produk, Perkhidmatan dan Syarikat, dengan bilangan yang ditemui dalam setiap satu.\nJika tiada hasil, cuba perkataan yang lebih sedikit atau lebih umum. Atau pilih Beli mengikut Kategori dan lihat semua yang sejenis.',
  searchStep: 'Cari di pasaran',
  rfqTitle: 'Bagaimanakah saya meminta sebut harga (RFQ)?',
  rfq: 'Log masuk, buka produk atau perkhidmatan itu dan pilih Minta Sebut Harga. Untuk produk, masukkan kuantiti; untuk kedua-duanya, tulis apa yang perlu diketahui penjual: spesifikasi, tempat dan tarikh penghantaran, sijil. Anda boleh melampirkan satu PDF sehingga 10 MB, seperti helaian data. Kemudian tekan Hantar RFQ Sekarang dan sahkan.\nSehingga dihantar, apa yang anda taip disimpan sebagai draf pada peranti anda.',
  inquiryTitle: 'Bagaimanakah saya menghantar pertanyaan kepada syarikat?',
  inquiry:
    'Log masuk dan pilih Pertanyaan pada produk atau perkhidmatan yang anda tanyakan: subjeknya sudah diisi. Atau buka halaman syarikat itu dan tabnya Hubungi Kami. Tulis mesej anda, lampirkan PDF jika mahu, dan tekan Hantar Mesej.\nPertanyaan adalah untuk soalan apa-apa sahaja; untuk harga, gunakan permintaan sebut harga.',
  sentTitle: 'Di manakah saya melihat apa yang telah saya hantar?',
  sent: 'Dalam papan pemuka anda, dalam modul ‘Quote Me’. Modul itu menyenaraikan RFQ dan pertanyaan yang anda hantar, setiap satu dengan teks dan failnya. Apa yang ditulis syarikat terus kepada anda ada dalam mesej anda, di bahagian bawah setiap halaman selagi anda log masuk.',
  addProductTitle: 'Bagaimanakah saya menambah produk?',
  addProduct:
    'Log masuk sebagai syarikat dan buka ‘My Product’ dalam papan pemuka anda. Masukkan nama, kategori, penerangan ringkas, SKU, jenama, model, keadaan, bahan dan negara asal, kemudian penerangan yang lebih panjang, dan tambah gambar: gambar lalai ditunjukkan dahulu, dan gambar kedua apabila seseorang menuding padanya. Penyenaraian adalah percuma.\nNama sehingga 34 aksara ditunjukkan sepenuhnya pada kad; letakkan dahulu apa yang dicari pembeli.',
  addServiceTitle: 'Bagaimanakah saya menambah perkhidmatan?',
  addService:
    'Log masuk sebagai syarikat dan buka ‘My Services’ dalam papan pemuka anda. Masukkan nama, kategori, nombor perkhidmatan anda, penerangan ringkas dan panjang, dan tambah gambar. Nyatakan di mana anda bekerja dan berapa cepat kru anda boleh tiba: itulah yang ditanya pembeli dahulu. Penyenaraian adalah percuma.',
  moreTitle: 'Ada soalan lain?',
  more: 'Tulis kepada kami, dan kami menjawab melalui e-mel.',
}

export const about: Translation<typeof aboutMessages> = {
  lead: '{brand} ialah platform kerjasama Malaysia untuk industri minyak dan gas, ditubuhkan pada tahun 2020. Perusahaan kecil dan sederhana menunjukkan apa yang mereka buat dan apa kemampuan mereka; pembeli menemuinya di satu tempat dan meminta sebut harga.',
  benefits: 'Manfaat',
  websiteTitle: 'Laman web percuma',
  website:
    'Setiap syarikat mendapat halamannya sendiri dengan profil, cawangan, pensijilan dan anugerah, tanpa sebarang kos.',
  listTitle: 'Penyenaraian percuma',
  list: 'Produk dan perkhidmatan disenaraikan secara percuma, sebanyak mana yang anda ada, setiap satu dengan gambar dan data.',
  quoteTitle: 'Sebut harga terus kepada anda',
  quote:
    'Permintaan dan pertanyaan sampai kepada syarikat yang dituju, bersama PDF-nya, dan menunggu dalam ‘Quote Me’.',
  findTitle: 'Ditemui oleh sesiapa yang memerlukan anda',
  find: 'Pembeli mencari mengikut nama, piawaian, saiz atau tempat, atau meneliti kategori perdagangan.',
  talkTitle: 'Berbincang',
  talk: 'Ahli berbual dengan syarikat di tempat mereka menemuinya, dan perbualan itu kekal pada kedua-duanya.',
  talentTitle: 'Barangan dan tenaga kerja',
  talent: 'Perkhidmatan ada di sisi produk: pemeriksaan, penentukuran, latihan, dan kru untuk kerja anda.',
  visionTitle: 'Visi',
  vision:
    'Sebuah industri yang membolehkan pembekal yang tepat ditemui kerana kemampuannya, walau sekecil mana dan di mana pun ia berada.',
  missionTitle: 'Misi',
  mission:
    'Menjadi pemboleh perdagangan bagi perusahaan Malaysia: memberi setiap perusahaan tempat di pasaran secara percuma, dan setiap pembeli jalan singkat kepada sebut harga yang baik.',
  stepTitle: 'Di mana hendak bermula',
  step: 'Lihat semua kategori',
}

export const help: Translation<typeof helpMessages> = {
  lead: 'Kebanyakan soalan dijawab dalam Soalan Lazim. Untuk hal lain, beginilah cara menghubungi kami.',
  faq: 'Baca Soalan Lazim',
  detailsTitle: 'Contoh butiran hubungan',
  detailsNote: 'Butiran ini hanyalah contoh: tiada sesiapa dapat dihubungi di situ.',
  address: 'Alamat',
  addressSample: 'Tingkat 10, Menara Contoh, Jalan Contoh, 50000 Kuala Lumpur, Malaysia',
  phone: 'Telefon',
  phoneSample: '+60 3 0000 0000',
  email: 'E-mel',
  emailSample: 'help@example.com',
  hours: 'Waktu',
  hoursSample: 'Isnin hingga Jumaat, 9:00 hingga 17:00',
  formTitle: 'Borang mesej',
  formNote:
    'Borang ini hanyalah contoh dan tidak menghantar apa-apa. Tulis kepada kami di halaman Hubungi Kami.',
  formName: 'Nama',
  formEmail: 'E-mel',
  formMessage: 'Mesej',
  formSend: 'Hantar',
}

export const trade: Translation<typeof tradeMessages> = {
  text: 'Berita perdagangan akan ada di sini: tender, harga paip dan keluli, dan apa yang paling banyak diminta. Buat masa ini, lihat apa yang ada di pasaran hari ini.',
  step: 'Cari di pasaran',
}
