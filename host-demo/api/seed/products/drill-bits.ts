import { holeSize } from '../measures.ts'
import type { ProductFamily } from '../vocabulary.ts'

export const drillBits: ProductFamily = {
  name: 'Drill Bits',
  summary: 'PDC, roller cone and coring bits, hole openers and under-reamers',
  shape: 'drill-bit',
  brands: 'Tembaga Bits; Rockline; Jinghai Bit; Hard Seam; Matrixon; Arapaho Tool',
  secondHand: true,
  measures: {
    hole: holeSize,
    blades: ['Blades|Cutters', '5-Blade|16 mm; 6-Blade|16 mm; 7-Blade|13 mm; 8-Blade|13 mm; 5-Blade|19 mm'],
    iadc: ['IADC code', '115; 127; 217; 437; 517; 537; 617; 637'],
    core: ['Core size', '2-5/8"; 4"; 5-1/4"'],
    opened: ['Pilot and opened size', '8-1/2" x 12-1/4"; 12-1/4" x 17-1/2"; 17-1/2" x 26"; 6" x 8-1/2"'],
  },
  points: [
    'Dull bits graded, repaired and run again where it pays',
    'Bit record of offset wells on request',
    'Gauge and nozzles checked before each shipment',
    'Breaker and nozzle wrench in the box',
  ],
  papers: 'a bit passport with gauge and nozzle record; a material certificate and thread gauge report',
  lines: [
    {
      name: 'PDC Bits',
      summary: 'Matrix and steel body bits with polycrystalline diamond cutters',
      share: 34,
      items: [
        ['PDS', 'PDC Drill Bit {hole} {blades} Steel Body', '', 'Alloy steel, hard faced'],
        ['PDM', 'PDC Drill Bit {hole} {blades} Matrix Body', '', 'Tungsten carbide matrix'],
        ['PDI', 'Impregnated Diamond Bit {hole}', '', 'Impregnated matrix'],
        ['PDX', 'Bi-Centre PDC Bit {opened}', '', 'Alloy steel, hard faced'],
      ],
      materials: 'Alloy steel, hard faced; Tungsten carbide matrix; Impregnated matrix',
      facts: {
        IADC: 'M223; M323; M433; S123; S223',
        'Gauge length': '2 in; 3 in; 4 in',
        Nozzles: '5; 6; 7; 8',
      },
      about: [
        'Fast in shale and siltstone, stable in interbedded sands.',
        'Leached cutters with deep polish keep their edge in hot hole.',
        'Force balanced layout with back-up cutters on the shoulder.',
      ],
      use: 'vertical, tangent and horizontal sections on motors and rotary steerables',
      points: [
        'Torque control inserts behind the primary cutters',
        'Spiral gauge with diamond tiles',
        'Hydraulics computed for your mud weight',
      ],
    },
    {
      name: 'Roller Cone Bits',
      summary: 'Milled tooth and insert tricone bits',
      share: 24,
      shape: 'roller-bit',
      items: [
        ['TCI', 'Tricone Bit {hole} TCI IADC {iadc}'],
        ['MTB', 'Milled Tooth Tricone Bit {hole} IADC {iadc}'],
        ['OHB', 'Open Bearing Tricone Bit {hole}'],
      ],
      materials: 'Alloy steel, tungsten carbide inserts; Alloy steel, hard-faced teeth',
      facts: { Bearing: 'Sealed journal; Sealed roller; Open roller', Seal: 'Metal face; O-ring, HNBR' },
      about: [
        'Sealed bearing bit with gauge protection on every leg.',
        'Chisel inserts that chip rather than grind.',
      ],
      use: 'top hole, hard streaks, boulders and cement drill-out',
      points: ['Pressure compensated grease reservoir', 'Centre jet against bit balling'],
    },
    {
      name: 'Coring Bits & Hole Openers',
      summary: 'Core heads, hole openers and under-reamers',
      share: 16,
      items: [
        ['COR', 'PDC Core Head {hole} x {core}'],
        ['HOP', 'Hole Opener {opened}', 'roller-bit'],
        ['URM', 'Hydraulic Under-Reamer {opened}', 'packer'],
      ],
      materials: 'Alloy steel; Matrix; Alloy steel, PDC arms',
      facts: {
        Connection: '4-1/2" API Reg; 6-5/8" API Reg; 7-5/8" API Reg',
        Flow: '150 gpm; 400 gpm; 900 gpm',
      },
      about: ['Opens the hole in one trip and goes back to gauge when the pump stops.'],
      use: 'coring, enlarging pilot holes and running casing with clearance',
      points: ['Arms held by flow, locked by shear pin'],
    },
  ],
}
