import { casingSize } from '../measures.ts'
import type { ProductFamily } from '../vocabulary.ts'

export const cementing: ProductFamily = {
  name: 'Cementing & Stimulation',
  summary: 'Float equipment, centralisers, cementing heads, frac and acid equipment',
  shape: 'casing',
  brands: 'Rajang Tubular; Cemtek; Deepline; Westmark; Arapaho Tool',
  secondHand: false,
  measures: {
    casing: casingSize,
    thread: ['Thread', 'BTC; LTC; Premium'],
    iron: ['Size and pressure', '2" 1502; 3" 1502; 2" 2202; 4" 602'],
    mesh: ['Mesh', '16/20; 20/40; 30/50; 40/70'],
  },
  points: [
    'PDC drillable throughout',
    'Flow tested for 24 hours to API RP 10F',
    'Thread-locked and torque marked on request',
  ],
  papers: 'an API RP 10F report; material and pressure certificates',
  lines: [
    {
      name: 'Float Equipment',
      summary: 'Float shoes, collars, stage tools and wiper plugs',
      share: 20,
      items: [
        ['FSH', 'Float Shoe {casing} {thread}'],
        ['FCL', 'Float Collar {casing} {thread}'],
        ['STG', 'Two-Stage Cementing Collar {casing}'],
        ['WPS', 'Wiper Plug Set {casing} Non-Rotating', 'packer', 'Polyurethane on aluminium core'],
      ],
      materials: 'N80 body, cement set; L80 body; P110 body; Polyurethane on aluminium core',
      facts: { 'Back pressure': '3,000 psi; 5,000 psi', Temperature: '120 °C; 177 °C; 204 °C' },
      about: ['High-port float that passes lost circulation material and still holds.'],
      use: 'landing, cementing and drilling out of casing strings',
      points: ['Auto-fill tripped by pump rate'],
    },
    {
      name: 'Centralisers & Heads',
      summary: 'Bow spring and rigid centralisers, stop collars, cementing heads',
      share: 18,
      items: [
        ['BSC', 'Bow Spring Centraliser {casing} Hinged', 'screen', 'Spring steel'],
        ['RSC', 'Solid Spiral Centraliser {casing}', 'drill-bit'],
        ['STC', 'Stop Collar {casing} Set Screw', 'gasket'],
        ['CMH', 'Cementing Head {casing} Quick Latch', 'wellhead'],
      ],
      materials: 'Spring steel; Cast aluminium; Zinc alloy; AISI 4130',
      facts: { Standard: 'API 10D; API 10TR4', 'Restoring force': 'Above API 10D; Twice API 10D' },
      about: ['Welded to no one: bows and bands are one piece.'],
      use: 'standing casing clear of the wall so that cement goes all round',
      points: ['Stand-off simulated for your survey'],
    },
    {
      name: 'Stimulation & Flow Iron',
      summary: 'Hammer unions, swivel joints, frac heads and proppant',
      share: 16,
      shape: 'fitting',
      items: [
        ['HUN', 'Hammer Union {iron}', 'fastener'],
        ['SWJ', 'Long Sweep Swivel Joint {iron}'],
        ['FPP', 'Frac Proppant {mesh} Ceramic', 'drum', 'Sintered bauxite'],
        ['CKV', 'Dart Check Valve {iron}', 'gate-valve'],
      ],
      materials: 'AISI 4715; AISI 4130; Sintered bauxite',
      facts: { 'Working pressure': '6,000 psi; 15,000 psi; 20,000 psi', Service: 'Standard; Sour' },
      about: ['Banded, colour coded and due for test on the date stamped on it.'],
      use: 'pumping of cement, acid and proppant at high pressure',
      points: ['Restraint slings to NORSOK included'],
    },
  ],
}
