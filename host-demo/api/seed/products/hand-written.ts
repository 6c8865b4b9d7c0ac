/** Products that tests, stories and the pictures of the look rely on. Some names hold what breaks careless code. */
import type { Offer } from '../compose.ts'
import { pastedDescription } from './pasted-description.ts'

export interface HandWritten extends Offer {
  /** Name of the sub-category. */
  line: string
  companyId: number
  brand: string
  about: string
  condition?: string
  longDescription?: string
}

/** By id. Ids 1 to 30 are one of each family in the order of `families.ts`, its first line. */
export const handWritten: ReadonlyMap<number, HandWritten> = new Map<number, HandWritten>([
  [
    1,
    {
      name: 'API 6D Trunnion Ball Valve 8" 600#',
      line: 'Ball Valves',
      companyId: 1,
      brand: 'Kemaflow',
      code: 'TBV-8-600-RTJ',
      material: 'ASTM A105N / F316',
      about:
        'Two-piece forged body, full bore, fire-safe to API 607. Gear operated, RTJ or RF ends, for sweet and sour service.',
      shape: 'ball-valve',
      facts: [
        ['Nominal size', '8"'],
        ['Pressure class', '600#'],
        ['Ends', 'RTJ or RF'],
        ['Operation', 'Gear'],
        ['Seat', 'Devlon'],
        ['Fire test', 'API 607'],
      ],
    },
  ],
  [
    2,
    {
      name: 'Triplex Mud Pump F-1300',
      line: 'Mud Pumps',
      companyId: 4,
      brand: 'Triton Mud',
      code: 'TMP-F1300',
      material: 'Forged alloy steel fluid end',
      about:
        'Herringbone gear, forged crank and quick-change liners. Skid mounted, tested at full pressure for four hours.',
      shape: 'mud-pump',
      facts: [
        ['Input power', '1,300 hp'],
        ['Liner size', '6-1/2 in'],
        ['Maximum pressure', '5,000 psi'],
        ['Drive', 'Electric AC'],
      ],
    },
  ],
  [
    3,
    {
      name: 'ASTM A106 Gr. B Seamless Pipe 6"',
      line: 'Seamless Pipe',
      companyId: 3,
      brand: 'Selat Steel',
      code: 'A106-6-SCH40',
      material: 'Carbon steel ASTM A106 Gr. B',
      about:
        'Hot finished, dual certified with API 5L Gr. B, hydrotested. In stock in double random lengths.',
      shape: 'pipe',
      facts: [
        ['Nominal size', '6"'],
        ['Outside diameter', '168.3 mm'],
        ['Schedule', 'SCH 40'],
        ['Length', 'Double random, 11.8 m'],
        ['Ends', 'Bevelled 37.5°'],
      ],
    },
  ],
  [
    4,
    {
      name: 'PDC Drill Bit 8½" 5-Blade Steel Body',
      line: 'PDC Bits',
      companyId: 4,
      brand: 'Tembaga Bits',
      code: 'PDS-812-5B',
      material: 'Alloy steel, hard faced',
      about: 'Leached 16 mm cutters on five blades, fast in shale and stable in interbedded sand.',
      shape: 'drill-bit',
      facts: [
        ['Bit size', '8½"'],
        ['Pin connection', '4½" API Reg'],
        ['Blades', '5'],
        ['IADC', 'S323'],
        ['Nozzles', '5'],
      ],
    },
  ],
  [
    5,
    {
      name: 'Pressure Gauge 0–250 bar Glycerin Filled',
      line: 'Pressure Gauges',
      companyId: 5,
      brand: 'Klangmetrik',
      code: 'PGG-250-100',
      material: 'Stainless steel 316L',
      about: 'Solid front case with blow-out back, 100 mm dial, filled against vibration.',
      shape: 'gauge',
      facts: [
        ['Range', '0–250 bar'],
        ['Dial', '100 mm'],
        ['Accuracy', 'Class 1.0'],
        ['Connection', '1/2" NPT'],
      ],
    },
  ],
  [
    6,
    {
      name: 'FR Safety Helmet with Visor',
      line: 'Head & Eye Protection',
      companyId: 6,
      brand: 'Perisai',
      code: 'SHV-ORANGE',
      material: 'ABS',
      about: 'Six-point cradle and a flame resistant visor that slides under the brim.',
      shape: 'helmet',
      facts: [
        ['Colour', 'Orange'],
        ['Standard', 'MS 183:2019'],
        ['Packing', '10 a box'],
      ],
    },
  ],
  [
    31,
    {
      name: '1/2" NPT Needle Valve "Kema-Seal" 316SS 6,000#, 100% Leak Tested & Tagged #2 ..',
      line: 'Tube Fittings',
      companyId: 1,
      brand: 'Kemaflow',
      code: 'NDV-12-6000/"K"#2',
      material: 'Stainless steel 316',
      about: 'Bar stock body, graphite packing, 100 % of the lot tested with nitrogen at 6,000 psi.',
      shape: 'gate-valve',
      facts: [
        ['Connection', '1/2" NPT'],
        ['Pressure', '6,000 psi'],
      ],
    },
  ],
  [
    32,
    {
      name: 'Skid Mounted Three-Phase Test Separator with Coriolis Metering, Choke Manifold and Fire Detection 99 bar',
      line: 'Separators',
      companyId: 1,
      brand: 'Kemaman Heavy',
      code: 'TSP-48X15-99',
      material: 'ASTM A516 Gr. 70N',
      about: 'One lift, three skids: separator, metering and burner control for wells up to 1,500 m³/d.',
      shape: 'separator',
      facts: [
        ['Size', '48" x 15 ft'],
        ['Design pressure', '99 bar'],
        ['Code', 'ASME VIII Div. 1'],
      ],
    },
  ],
  [
    33,
    {
      name: 'Polyoxyethylenepolyoxypropylenecopolymer Demulsifier Base 200 l Drum',
      line: 'Production Chemicals',
      companyId: 2,
      brand: 'Kimia Timur',
      code: 'DEM-200L',
      material: '',
      about: 'Base for demulsifiers, to be blended by the buyer.',
      shape: 'drum',
      facts: [
        ['Packing', '200 l drum'],
        ['Flash point', 'Above 61 °C'],
      ],
    },
  ],
  [
    34,
    {
      name: 'Tolok Tekanan 圧力計 0–10 MPa Ø100 mm',
      line: 'Pressure Gauges',
      companyId: 5,
      brand: 'Kiyohara',
      code: 'PGG-10MPA',
      material: 'Stainless steel 316L',
      about: 'Dial in three languages, made in Osaka.',
      shape: 'gauge',
      facts: [
        ['Range', '0–10 MPa'],
        ['Dial', '100 mm'],
      ],
      longDescription: pastedDescription,
    },
  ],
])
