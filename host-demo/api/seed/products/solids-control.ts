import type { ProductFamily } from '../vocabulary.ts'

export const solidsControl: ProductFamily = {
  name: 'Solids Control',
  summary: 'Shale shakers, screens, desanders, centrifuges and mud tank equipment',
  shape: 'screen',
  brands: 'Clearmud; Jinghai Rig; Siltron; Kestrel Fluid; Derwent Screens',
  secondHand: true,
  measures: {
    flow: ['Capacity', '60 m³/h; 120 m³/h; 240 m³/h; 350 m³/h'],
    mesh: ['API number', 'API 60; API 100; API 140; API 170; API 200; API 270'],
    panels: ['Panels', '3-Panel; 4-Panel; 5-Panel'],
    bowl: ['Bowl', '14" x 49"; 14" x 56"; 16" x 60"; 18" x 70"'],
    cones: ['Cones', '2 x 10"; 3 x 10"; 12 x 4"; 16 x 4"; 20 x 4"'],
    power: ['Motor power', '5.5 kW; 7.5 kW; 15 kW; 22 kW'],
  },
  points: [
    'Ex motors and starters, IECEx certified',
    'Rental with operator by the day',
    'Screens and spares delivered to the supply base',
  ],
  papers: 'an Ex certificate and manual; an API RP 13C conformance report',
  lines: [
    {
      name: 'Shale Shakers & Screens',
      summary: 'Linear and elliptical shakers and replacement screens',
      share: 26,
      items: [
        ['LMS', 'Linear Motion Shale Shaker {flow} {panels}'],
        ['DMS', 'Dual Motion Shale Shaker {flow} {panels}'],
        ['CFS', 'Composite Frame Shaker Screen {mesh}'],
        ['HSS', 'Hook Strip Shaker Screen {mesh}'],
      ],
      materials:
        'Stainless steel 304 mesh, composite frame; Stainless steel mesh, steel frame; Hot dip galvanised steel',
      facts: { 'G force': '6.0; 6.5; 7.3', Standard: 'API RP 13C' },
      about: [
        'Two motions at one switch: gentle on fast top hole, strong in clay.',
        'Repairable cells, plugs come with each box.',
      ],
      use: 'first removal of cuttings from returning mud',
      points: ['Deck angle changed while running', 'Screens changed by one man in two minutes'],
    },
    {
      name: 'Desanders & Centrifuges',
      summary: 'Desanders, desilters, mud cleaners, decanter centrifuges and degassers',
      share: 20,
      shape: 'separator',
      items: [
        ['DSN', 'Desander {cones}'],
        ['DSL', 'Desilter {cones}'],
        ['DCF', 'Decanter Centrifuge {bowl}', 'compressor'],
        ['VDG', 'Vacuum Degasser {flow}'],
      ],
      materials: 'Polyurethane cones, steel frame; Duplex bowl, carbide tiles; Carbon steel',
      facts: { 'Cut point': '5 µm; 25 µm; 74 µm', Drive: 'VFD; Fixed speed; Hydraulic' },
      about: ['Takes barite back and leaves fine solids behind.'],
      use: 'cleaning weighted and unweighted mud',
      points: ['Scroll flights tiled with tungsten carbide'],
    },
    {
      name: 'Mud Tank Equipment',
      summary: 'Agitators, mud guns, hoppers and gas busters',
      share: 12,
      shape: 'tank',
      items: [
        ['AGT', 'Mud Agitator {power}', 'motor'],
        ['MGN', 'Mud Gun 3" {power}', 'hose'],
        ['MXH', 'Jet Mixing Hopper {power}'],
        ['MGS', 'Mud Gas Separator {flow}', 'separator'],
      ],
      materials: 'Carbon steel, epoxy lined; Cast steel',
      facts: { Speed: '60 rpm; 72 rpm', Impeller: '28 in; 34 in; 40 in' },
      about: ['Keeps the weight material where it belongs: in suspension.'],
      use: 'mixing, stirring and degassing of active and reserve mud',
      points: ['Worm gear box runs in oil, not grease'],
    },
  ],
}
