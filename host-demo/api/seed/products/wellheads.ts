import { casingSize, workingPressure } from '../measures.ts'
import type { ProductFamily } from '../vocabulary.ts'

export const wellheads: ProductFamily = {
  name: 'Wellheads & Christmas Trees',
  summary: 'Casing heads, tubing heads, Christmas trees and tree parts',
  shape: 'wellhead',
  brands: 'Noravik; Haneul Forge; Deepline; Tembok; Caspiana; Jinghai Rig',
  secondHand: true,
  measures: {
    casing: casingSize,
    pressure: workingPressure,
    bore: ['Bore', '2-1/16"; 2-9/16"; 3-1/8"; 4-1/16"; 5-1/8"'],
    head: ['Flange', '11"; 13-5/8"; 20-3/4"; 21-1/4"'],
  },
  points: [
    'API 6A, PR2 performance tested',
    'Body and gas test recorded on one chart',
    'Wellhead technician for installation included on request',
    'Rebuilt, monogrammed again and kept for rental',
  ],
  papers: 'API 6A data book with PSL 2 records; a PSL 3G data book and gas test charts',
  lines: [
    {
      name: 'Christmas Trees',
      summary: 'Composite and solid block trees, single and dual',
      share: 18,
      items: [
        ['XTC', 'Composite Christmas Tree {bore} {pressure}'],
        ['XTB', 'Solid Block Christmas Tree {bore} {pressure}'],
        ['XTD', 'Dual Completion Tree {bore} {pressure}'],
        ['ESC', 'ESP Christmas Tree {bore} with Penetrator'],
      ],
      materials: 'AISI 4130, class EE; AISI 4130, class FF; F22, Inconel 625 clad, class HH; AISI 410',
      facts: { Specification: 'API 6A PSL 2; API 6A PSL 3; API 6A PSL 3G', Temperature: 'P-U; L-U; K-U' },
      about: [
        'Compact tree with gate valves that turn by hand at full pressure.',
        'One forged block, fewer leak paths.',
      ],
      use: 'control of oil, gas and injection wells',
      points: ['Wing and swab arranged left or right', 'Ready for hydraulic actuators'],
    },
    {
      name: 'Casing & Tubing Heads',
      summary: 'Casing heads, spools, hangers and adapters',
      share: 24,
      items: [
        ['CHD', 'Casing Head {head} {pressure} for {casing}'],
        ['CSP', 'Casing Spool {head} {pressure}', 'flange'],
        ['THD', 'Tubing Head Spool {head} {pressure}'],
        ['CHG', 'Slip Type Casing Hanger {casing}', 'packer'],
        ['TBH', 'Tubing Hanger {bore} with BPV Profile', 'packer'],
      ],
      materials: 'AISI 4130, class AA; AISI 4130, class EE; F22; AISI 410',
      facts: {
        Specification: 'API 6A PSL 1; API 6A PSL 2; API 6A PSL 3',
        Outlets: 'Studded; Flanged; Threaded LP',
      },
      about: ['Landing shoulder, lockdown screws and test port in the right places.'],
      use: 'hanging casing strings and sealing their annuli',
      points: ['Seals energised by weight, not by grease'],
    },
    {
      name: 'Tree Valves & Parts',
      summary: 'API 6A gate valves, actuators, tree caps and back pressure valves',
      share: 20,
      shape: 'gate-valve',
      items: [
        ['6AG', 'API 6A Gate Valve {bore} {pressure}'],
        ['6AS', 'Surface Safety Valve {bore} {pressure} Hydraulic', 'actuator'],
        ['TCP', 'Tree Cap {bore} {pressure} Quick Union', 'wellhead'],
        ['BPV', 'Back Pressure Valve {bore}', 'packer'],
        ['6AX', 'Studded Cross {bore} {pressure}', 'wellhead'],
      ],
      materials: 'AISI 4130, class EE; AISI 4130, class FF; F22 clad',
      facts: { Specification: 'API 6A PSL 2; API 6A PSL 3', Trim: 'Tungsten carbide coated; Stellite' },
      about: ['Slab gate with metal seats in one piece, no grease needed between services.'],
      use: 'trees, manifolds and high-pressure flow iron',
      points: ['Stem packing replaced under pressure with back seat closed'],
    },
  ],
}
