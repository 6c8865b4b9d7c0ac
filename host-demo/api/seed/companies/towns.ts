/** Where the companies are: town, state, postcode and industrial areas. */
export interface Town {
  name: string
  /** Empty where town and state are one, as in Labuan. */
  state: string
  postcode: string
  areas: readonly string[]
}

const town = (name: string, state: string, postcode: string, ...areas: string[]): Town => ({
  name,
  state,
  postcode,
  areas,
})

export const towns: readonly Town[] = [
  town(
    'Kemaman',
    'Terengganu',
    '24000',
    'Teluk Kalong Industrial Estate',
    'Jakar Industrial Area',
    'Bukit Kuang',
  ),
  town(
    'Kertih',
    'Terengganu',
    '24300',
    'Kertih Integrated Park',
    'Bandar Baru Kertih',
    'Kertih Biopolymer Park',
  ),
  town('Paka', 'Terengganu', '23100', 'Paka Industrial Area', 'Bandar Paka'),
  town('Dungun', 'Terengganu', '23000', 'Sura Gate Industrial Area'),
  town(
    'Kuala Terengganu',
    'Terengganu',
    '20050',
    'Chendering Industrial Estate',
    'Gong Badak Industrial Estate',
  ),
  town('Kota Bharu', 'Kelantan', '16100', 'Pengkalan Chepa Industrial Estate'),
  town('Tok Bali', 'Kelantan', '16700', 'Tok Bali Supply Base'),
  town('Kuantan', 'Pahang', '25350', 'Semambu Industrial Estate', 'Jaya Gading', 'Indera Mahkota'),
  town(
    'Gebeng',
    'Pahang',
    '26080',
    'Gebeng Industrial Estate Phase II',
    'Gebeng Integrated Petrochemical Complex',
  ),
  town('Labuan', '', '87000', 'Rancha-Rancha Industrial Estate', 'Asian Supply Base', 'Jalan Patau-Patau'),
  town(
    'Miri',
    'Sarawak',
    '98000',
    'Piasau Industrial Estate',
    'Senadin Light Industrial Area',
    'Krokop',
    'Kuala Baram',
  ),
  town(
    'Bintulu',
    'Sarawak',
    '97000',
    'Kidurong Industrial Area',
    'Jepak Light Industrial Estate',
    'Tanjung Kidurong',
  ),
  town('Kuching', 'Sarawak', '93450', 'Pending Industrial Estate', 'Bintawa Industrial Estate', 'Demak Laut'),
  town('Sibu', 'Sarawak', '96000', 'Upper Lanang Industrial Estate', 'Rantau Panjang'),
  town('Kota Kinabalu', 'Sabah', '88450', 'Kolombong Industrial Centre', 'Inanam', 'Sepanggar'),
  town('Sipitang', 'Sabah', '89850', 'Sipitang Oil and Gas Industrial Park'),
  town('Sandakan', 'Sabah', '90000', 'Batu Sapi Industrial Area'),
  town('Kuala Lumpur', '', '55200', 'Chan Sow Lin', 'Segambut Industrial Park', 'Taman Shamelin Perkasa'),
  town('Shah Alam', 'Selangor', '40200', 'Section 15', 'Section 26', 'Hicom Glenmarie', 'Bukit Jelutong'),
  town(
    'Klang',
    'Selangor',
    '41050',
    'Meru Industrial Park',
    'Bukit Raja Industrial Estate',
    'Sungai Kapar Indah',
  ),
  town('Port Klang', 'Selangor', '42920', 'Pulau Indah Industrial Park', 'Telok Gong'),
  town('Petaling Jaya', 'Selangor', '46050', 'Section 51A', 'Kota Damansara Industrial Park'),
  town('Subang Jaya', 'Selangor', '47600', 'UEP Industrial Park', 'SS 13'),
  town('Puchong', 'Selangor', '47100', 'Puchong Utama Industrial Park', 'Bandar Kinrara'),
  town('Rawang', 'Selangor', '48000', 'Rawang Integrated Industrial Park'),
  town('Nilai', 'Negeri Sembilan', '71800', 'Nilai Industrial Estate', 'Arab-Malaysian Industrial Park'),
  town('Port Dickson', 'Negeri Sembilan', '71050', 'Lukut Light Industrial Area', 'Tanjung Gemuk'),
  town('Melaka', '', '75350', 'Batu Berendam', 'Ayer Keroh Industrial Estate', 'Cheng Industrial Estate'),
  town(
    'Johor Bahru',
    'Johor',
    '81100',
    'Tebrau Industrial Estate',
    'Larkin Industrial Area',
    'Taman Mount Austin',
  ),
  town(
    'Pasir Gudang',
    'Johor',
    '81700',
    'Tanjung Langsat Industrial Complex',
    'Kawasan Perindustrian Pasir Gudang',
  ),
  town('Pengerang', 'Johor', '81600', 'Pengerang Integrated Complex', 'Sungai Rengit'),
  town('Senai', 'Johor', '81400', 'Senai Industrial Estate', 'i-Park Senai Airport City'),
  town('Ipoh', 'Perak', '31450', 'Menglembu Industrial Area', 'Bemban', 'Pengkalan Industrial Estate'),
  town('Lumut', 'Perak', '32200', 'Kampung Acheh Industrial Area', 'Lumut Maritime Terminal'),
  town('Perai', 'Penang', '13600', 'Prai Industrial Estate Phase 4', 'Seberang Jaya'),
  town('Bayan Lepas', 'Penang', '11900', 'Bayan Lepas Free Industrial Zone', 'Batu Maung'),
  town('Bukit Mertajam', 'Penang', '14000', 'Simpang Ampat Industrial Park', 'Juru'),
  town('Kulim', 'Kedah', '09000', 'Kulim Hi-Tech Park', 'Padang Meha'),
]

export function townNamed(name: string): Town {
  const found = towns.find(candidate => candidate.name === name)
  if (!found) throw new Error(`No town is called ${name}`)
  return found
}

/** 'Kemaman, Terengganu', or 'Labuan' where town and state are one. */
export const locationOf = ({ name, state }: Town) => (state ? `${name}, ${state}` : name)
