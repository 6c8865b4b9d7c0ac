import { workingPressure } from '../measures.ts'
import type { ProductFamily } from '../vocabulary.ts'

export const wellControl: ProductFamily = {
  name: 'Well Control',
  summary: 'Blowout preventers, choke and kill manifolds, accumulators and kelly cocks',
  shape: 'blowout-preventer',
  brands: 'Noravik; Jinghai Rig; Rockline; Deepline; Hydraform',
  secondHand: true,
  measures: {
    bore: ['Bore', '7-1/16"; 11"; 13-5/8"; 18-3/4"; 21-1/4"'],
    pressure: workingPressure,
    bottles: ['Accumulator volume', '160 gal; 320 gal; 480 gal; 640 gal'],
    joint: ['Connection', 'NC38; NC50; 5-1/2" FH; 6-5/8" Reg'],
    line: ['Line size', '2-1/16"; 3-1/16"; 4-1/16"'],
  },
  points: [
    'API 16A, 16C or 16D monogram',
    'Rubber goods within half of their shelf life',
    'Pressure tested low and high, witnessed by the buyer',
    'Certificate of conformance after overhaul, five years',
  ],
  papers: 'a pressure test chart and certificate of conformance; a data book with elastomer records',
  lines: [
    {
      name: 'Blowout Preventers',
      summary: 'Annular and ram preventers, spare rams and packing units',
      share: 20,
      items: [
        ['ANN', 'Annular BOP {bore} {pressure}'],
        ['SRB', 'Single Ram BOP {bore} {pressure}'],
        ['DRB', 'Double Ram BOP {bore} {pressure}'],
        ['SHR', 'Shear Ram Assembly {bore} {pressure}'],
        ['PKU', 'Annular Packing Unit {bore} NBR', 'gasket'],
      ],
      materials: 'F22 forging; AISI 4130 casting; NBR on steel',
      facts: { Specification: 'API 16A; API 16A, NACE MR0175', 'Closing volume': '12 gal; 24 gal; 40 gal' },
      about: [
        'Low, light and quick to open: bonnets slide out by hydraulic pressure.',
        'Closes on any pipe that is in it, and on nothing.',
      ],
      use: 'closing the well when it starts to flow',
      points: ['Locks by hand or hydraulically', 'Side outlets clear of the rams'],
    },
    {
      name: 'Choke & Kill Manifolds',
      summary: 'Manifolds, hydraulic chokes, flexible lines and mud gas equipment',
      share: 16,
      shape: 'wellhead',
      items: [
        ['CKM', 'Choke Manifold {line} {pressure}'],
        ['KLM', 'Kill Manifold {line} {pressure}'],
        ['HYC', 'Hydraulic Drilling Choke {line} {pressure}', 'control-valve'],
        ['CKH', 'Choke and Kill Hose {line} {pressure}', 'hose'],
      ],
      materials: 'AISI 4130; Armoured rubber; AISI 4130, carbide trim',
      facts: { Specification: 'API 16C; API 16C FSL 3', Service: 'H2S; Standard' },
      about: ['Skid with two chokes, buffer tank and gauges at eye height.'],
      use: 'bleeding off and killing a well under control',
      points: ['Targeted tees where the flow turns'],
    },
    {
      name: 'Control Units & Kelly Cocks',
      summary: 'BOP accumulator units, remote panels, kelly and inside BOP tools',
      share: 16,
      shape: 'tank',
      items: [
        ['ACU', 'BOP Accumulator Unit {bottles} 3,000 psi'],
        ['RCP', 'Driller’s Remote Control Panel {bottles}', 'detector'],
        ['KLV', 'Kelly Cock, Full Opening Ball Valve {joint}', 'ball-valve'],
        ['TIW', 'TIW Safety Ball Valve {joint} 10,000 psi', 'ball-valve'],
        ['IBP', 'Inside BOP {joint}', 'packer'],
      ],
      materials: 'Carbon steel; AISI 4145H; Stainless steel 316 piping',
      facts: {
        Specification: 'API 16D; API 7-1 class 2',
        'Test pressure': '3,000 psi; 10,000 psi; 15,000 psi',
      },
      about: ['Tested at low and high pressure from both sides, with certificate and wrench.'],
      use: 'closing the preventers and the inside of the string',
      points: ['Two independent sources of power', 'Closes against flow'],
    },
  ],
}
