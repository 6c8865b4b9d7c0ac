import type { ProductFamily } from '../vocabulary.ts'

export const fasteners: ProductFamily = {
  name: 'Fasteners',
  summary: 'Stud bolts, nuts, anchors and structural bolting',
  shape: 'fastener',
  brands: 'Boltec Timur; Ferrara Viti; Selat Bolt; Iwaki Fastener; Strongarm',
  secondHand: false,
  measures: {
    bolt: [
      'Diameter and length',
      '1/2" x 75 mm; 5/8" x 90 mm; 3/4" x 110 mm; 7/8" x 140 mm; 1" x 165 mm; 1-1/8" x 190 mm; 1-1/4" x 220 mm; 1-1/2" x 280 mm',
    ],
    metric: ['Diameter and length', 'M12 x 50; M16 x 65; M20 x 80; M24 x 100; M30 x 130; M36 x 160'],
    nut: ['Thread', '1/2" UNC; 5/8" UNC; 3/4" UNC; 7/8" UNC; 1" 8UN; 1-1/4" 8UN; 1-1/2" 8UN'],
    anchor: ['Anchor size', 'M10 x 90; M12 x 110; M16 x 140; M20 x 170'],
  },
  points: [
    'Grade and maker stamped on both ends',
    'Bagged by joint, with tag and bolt load',
    'Counted, boxed and marked with your item code',
  ],
  papers: 'EN 10204 3.1 certificates; a certificate of conformity and coating report',
  lines: [
    {
      name: 'Stud Bolts',
      summary: 'Fully threaded studs with two heavy hex nuts',
      share: 26,
      items: [
        ['STB', 'Stud Bolt {bolt} A193 B7 with 2H Nuts'],
        ['STM', 'Stud Bolt {bolt} A193 B7M with 2HM Nuts'],
        ['STS', 'Stud Bolt {bolt} A193 B8M Class 2'],
        ['STL', 'Stud Bolt {bolt} A320 L7 with Gr. 7 Nuts'],
      ],
      materials: 'ASTM A193 / A194; ASTM A320 / A194',
      facts: { Coating: 'PTFE blue; Zinc nickel; Hot dip galvanised; Plain, oiled', Thread: 'Class 2A fit' },
      about: [
        'Stud with two heavy hex nuts, cut and coated to the flange it closes.',
        'Rolled threads with full papers and hardness of each heat.',
      ],
      use: 'flanged joints from class 150 to 2500',
      points: ['Coating stands 3,000 hours of salt spray', 'K-factor stated for hydraulic tensioning'],
    },
    {
      name: 'Nuts & Washers',
      summary: 'Heavy hex nuts, washers and lock nuts',
      share: 12,
      items: [
        ['HHN', 'Heavy Hex Nut {nut} A194 2H'],
        ['HHM', 'Heavy Hex Nut {nut} A194 2HM'],
        ['WSH', 'Hardened Washer {nut} F436', 'gasket'],
      ],
      materials: 'Carbon steel; Stainless steel 316; Alloy steel',
      facts: { Coating: 'PTFE blue; Zinc nickel; Plain, oiled', Standard: 'ASME B18.2.2; ASTM F436' },
      about: ['Forged nut, tapped after coating so that it runs by hand.'],
      use: 'bolted joints, maintenance stores and shutdown kits',
      points: ['Proof load tested by batch'],
    },
    {
      name: 'Structural & Anchor Bolts',
      summary: 'High-strength friction grip bolts, foundation bolts and anchors',
      share: 14,
      items: [
        ['HSF', 'Structural Bolt {metric} Grade 10.9 HV'],
        ['FDB', 'Foundation Bolt {metric} with Plate'],
        ['CHA', 'Chemical Anchor {anchor}'],
        ['UBT', 'U-Bolt {metric} with PTFE Sleeve', 'shackle'],
      ],
      materials: 'Grade 8.8; Grade 10.9; Stainless steel 316',
      facts: { Coating: 'Hot dip galvanised; Zinc flake; Plain', Standard: 'EN 14399; ISO 898-1' },
      about: ['Bolt, nut and washer from one lot, tested together for preload.'],
      use: 'steelwork, pipe racks, skids and equipment foundations',
      points: ['Lubricated nuts, torque table in the box'],
    },
  ],
}
