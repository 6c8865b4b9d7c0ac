import type { ProductFamily } from '../vocabulary.ts'

export const chemicals: ProductFamily = {
  name: 'Drilling Fluids & Chemicals',
  summary: 'Mud products, production chemicals, lubricants and solvents',
  shape: 'drum',
  brands: 'Kimia Timur; Clearmud; Selatchem; Nordkemi; Bayu Minerals',
  secondHand: false,
  measures: {
    bag: ['Packing', '25 kg Bag; 50 lb Sack; 1 MT Big Bag; 1.5 MT Big Bag'],
    drum: ['Packing', '25 l Pail; 200 l Drum; 1,000 l IBC'],
    grade: ['Grade', 'ISO VG 32; ISO VG 46; ISO VG 68; ISO VG 220; ISO VG 320'],
  },
  points: [
    'Halal and MSDS papers in Bahasa Malaysia and English',
    'Mixed, bagged and tested in our own plant',
    'Technical service engineer for the first job',
    'Empty IBCs collected',
  ],
  papers:
    'a certificate of analysis and safety data sheet; a certificate of analysis, OCNS grade and safety data sheet',
  lines: [
    {
      name: 'Weighting & Viscosifying Agents',
      summary: 'Barite, bentonite, polymers and salts',
      share: 24,
      items: [
        ['BAR', 'API Barite 4.1 SG {bag}'],
        ['BEN', 'API Bentonite {bag}'],
        ['XAN', 'Xanthan Gum Drilling Grade {bag}'],
        ['PAC', 'PAC-LV Polyanionic Cellulose {bag}'],
        ['KCL', 'Potassium Chloride 98 % {bag}'],
        ['CAC', 'Calcium Carbonate 50 Micron {bag}'],
      ],
      facts: { Standard: 'API 13A; ISO 13500', Moisture: '1 % at most; 10 % at most; 12 % at most' },
      about: [
        'Free flowing and dry, in bags that stand a monsoon under tarpaulin.',
        'Low dose, stable to 150 °C and kind to the reservoir.',
      ],
      use: 'building weight, viscosity and filter cake in drilling mud',
      points: [
        'Every lot tested in our laboratory',
        'Palletised, shrink-wrapped and marked for helideck weight',
      ],
    },
    {
      name: 'Production Chemicals',
      summary: 'Corrosion inhibitors, demulsifiers, biocides and scavengers',
      share: 24,
      items: [
        ['CIN', 'Corrosion Inhibitor Oil Soluble {drum}'],
        ['DEM', 'Demulsifier for Waxy Crude {drum}'],
        ['BIO', 'THPS Biocide {drum}'],
        ['H2S', 'H2S Scavenger Triazine {drum}'],
        ['SCI', 'Scale Inhibitor Phosphonate {drum}'],
        ['PPD', 'Pour Point Depressant {drum}'],
      ],
      facts: {
        'Dose rate': '10 to 50 ppm; 50 to 200 ppm; 200 to 1,000 ppm',
        'Flash point': 'Above 61 °C; 23 to 61 °C',
      },
      about: [
        'Chosen by bottle test on your own crude.',
        'Works at low dose and does not foam in the separator.',
      ],
      use: 'keeping flowlines, separators and export lines clean and whole',
      points: ['OCNS gold, no substitution warning', 'Compatible with the umbilical’s materials'],
    },
    {
      name: 'Lubricants & Solvents',
      summary: 'Thread compounds, gear oils, greases and cleaning agents',
      share: 18,
      items: [
        ['DOP', 'API Modified Thread Compound {drum}'],
        ['GRO', 'Hydraulic and Gear Oil {grade} {drum}'],
        ['RIG', 'Rig Wash Concentrate {drum}'],
        ['SBO', 'Synthetic Base Oil {drum}'],
        ['MEG', 'Mono Ethylene Glycol 99 % {drum}'],
      ],
      facts: { Biodegradable: 'Yes, OECD 301; In part', 'Shelf life': '24 months; 36 months' },
      about: ['Sealed pails with batch label and data sheet in the lid.'],
      use: 'rig maintenance, running casing and cleaning tanks',
      points: ['Metal free, safe in sea water'],
    },
  ],
}
