import { casingSize } from '../measures.ts'
import type { ProductFamily } from '../vocabulary.ts'

export const completion: ProductFamily = {
  name: 'Completion & Artificial Lift',
  summary: 'Packers, safety valves, flow control, gas lift and submersible pumps',
  shape: 'packer',
  brands: 'Noravik; Deepline; Caspiana; Liftwell; Rajang Tubular',
  secondHand: false,
  measures: {
    casing: casingSize,
    tubing: ['Tubing size', '2-3/8"; 2-7/8"; 3-1/2"; 4-1/2"; 5-1/2"'],
    nipple: ['Seal bore', '1.875"; 2.313"; 2.750"; 2.813"; 3.688"; 3.813"'],
    stages: ['Stages', '86; 128; 212; 330; 418'],
    slot: ['Slot', '150 µm; 200 µm; 250 µm; 300 µm'],
  },
  points: [
    'Assembled, drifted and tested on our own bench',
    'Serial numbered, with dimensional drawing',
    'Field engineer for running and setting',
    'Redress kits in stock',
  ],
  papers: 'a test chart and dimensional drawing; material and elastomer certificates',
  lines: [
    {
      name: 'Packers & Plugs',
      summary: 'Permanent and retrievable packers, bridge plugs',
      share: 22,
      items: [
        ['RHP', 'Retrievable Hydraulic Packer {casing} x {tubing}'],
        ['PPK', 'Permanent Packer {casing}'],
        ['BPL', 'Retrievable Bridge Plug {casing}'],
        ['CIB', 'Cast Iron Bridge Plug {casing}'],
        ['SWP', 'Swellable Packer {casing}'],
      ],
      materials: 'AISI 4140; 13Cr-80; Alloy 718; Cast iron, HNBR elements',
      facts: {
        'Differential pressure': '5,000 psi; 7,500 psi; 10,000 psi',
        Temperature: '120 °C; 150 °C; 177 °C',
        Validation: 'ISO 14310 V3; ISO 14310 V1; ISO 14310 V0',
      },
      about: ['Sets by tubing pressure, comes out by straight pull.', 'Drills out in under an hour.'],
      use: 'isolating zones and anchoring the production string',
      points: ['Slips above and below the elements', 'Shear release adjustable in the field'],
    },
    {
      name: 'Safety Valves & Flow Control',
      summary: 'Subsurface safety valves, sliding sleeves, nipples and wireline locks',
      share: 20,
      items: [
        ['SCS', 'Tubing Retrievable Safety Valve {tubing}'],
        ['SSD', 'Sliding Sleeve {tubing} {nipple}'],
        ['LNP', 'Landing Nipple {tubing} {nipple}', 'casing'],
        ['WLK', 'Wireline Lock Mandrel {nipple}', 'wireline'],
        ['SSC', 'Sand Screen {tubing} {slot}', 'screen'],
      ],
      materials: '13Cr-80; Super 13Cr; Alloy 718; Alloy 925',
      facts: {
        'Working pressure': '5,000 psi; 7,500 psi; 10,000 psi',
        Specification: 'API 14A; API 14L; API 19SS',
      },
      about: [
        'Curved flapper that closes on slam, self-equalising.',
        'Opens and shuts by standard wireline tools.',
      ],
      use: 'shutting in below the surface and choosing the zone that flows',
      points: ['Metal seals in the flow path', 'Nitrogen free control system'],
    },
    {
      name: 'Gas Lift & ESP',
      summary: 'Side pocket mandrels, gas lift valves, submersible pumps and their cable',
      share: 18,
      items: [
        ['SPM', 'Side Pocket Mandrel {tubing}'],
        ['GLV', 'Gas Lift Valve 1-1/2" for {tubing} Mandrel'],
        ['ESP', 'Electric Submersible Pump {stages} Stages'],
        ['MLE', 'ESP Power Cable #2 AWG Lead Sheath, {stages} m', 'cable'],
      ],
      materials: 'AISI 4130; 13Cr-80; Ni-Resist stages; Monel',
      facts: { Rate: '50 to 250 m³/d; 200 to 800 m³/d', Specification: 'API 19G1; API 19G2; API 11S' },
      about: ['Lift equipment sized with you, well by well.'],
      use: 'bringing wells back when their own pressure is spent',
      points: ['Design report with sensitivity to water cut'],
    },
  ],
}
