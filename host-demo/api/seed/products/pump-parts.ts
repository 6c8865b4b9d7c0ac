import type { ProductFamily } from '../vocabulary.ts'

export const pumpParts: ProductFamily = {
  name: 'Pump Parts & Seals',
  summary: 'Fluid end parts, mechanical seals, impellers and couplings',
  shape: 'pump',
  brands: 'Triton Mud; Sealine; Gleitmann; Jati Engineering; Kestrel Fluid; Redstone',
  secondHand: false,
  measures: {
    liner: ['Bore', '5"; 5-1/2"; 6"; 6-1/2"; 7"'],
    model: ['Fits', 'F-800; F-1000; F-1300; F-1600; PZ-9; 12-P-160'],
    shaft: ['Shaft size', '25 mm; 35 mm; 48 mm; 60 mm; 75 mm; 90 mm'],
    impeller: ['Diameter', '10"; 11"; 12"; 13"; 14"'],
    coupling: ['Nominal torque', '150 Nm; 400 Nm; 1,100 Nm; 2,800 Nm'],
  },
  points: [
    'Interchangeable with the maker’s own part',
    'Kept on the shelf in Kemaman, Miri and Labuan',
    'Drawn, measured and made again when out of production',
  ],
  papers: 'a dimension report; a material certificate and hardness report',
  lines: [
    {
      name: 'Fluid End Parts',
      summary: 'Liners, pistons, valves and seats for mud pumps',
      share: 26,
      shape: 'mud-pump',
      items: [
        ['LNR', 'Ceramic Liner {liner} for {model}', '', 'Zirconia in steel shell; Alumina in steel shell'],
        ['BML', 'Bi-Metal Liner {liner} for {model}', '', 'High chrome iron in steel shell'],
        ['PST', 'Mud Pump Piston {liner} Bonded Polyurethane', '', 'Polyurethane on forged hub'],
        ['MVS', 'Mud Pump Seat and Poppet Set for {model}'],
        ['FEM', 'Fluid End Module for {model}'],
      ],
      materials:
        'Zirconia; High chrome iron in steel shell; Polyurethane on forged hub; Carburised alloy steel',
      facts: { Hardness: '60-64 HRC; 1,200 HV', 'Service life': '800 hours; 2,000 hours; 4,000 hours' },
      about: [
        'Mirror-honed bore that outlasts three sets of pistons.',
        'Bonded, not pressed: no leak path behind the rubber.',
      ],
      use: 'mud pumps under abrasive, hot and high-pressure duty',
      points: ['Withstands oil-based mud at 120 °C', 'Fits without grinding or shims'],
    },
    {
      name: 'Mechanical Seals',
      summary: 'Component and cartridge seals, seal plans and rebuild kits',
      share: 24,
      shape: 'gasket',
      items: [
        ['CMS', 'Cartridge Mechanical Seal {shaft} Single'],
        ['CMD', 'Cartridge Mechanical Seal {shaft} Dual'],
        ['BLS', 'Metal Bellows Seal {shaft}'],
        ['SRK', 'Seal Rebuild Kit {shaft}'],
      ],
      materials: 'SiC / carbon / FKM; SiC / SiC / FFKM; TC / SiC / EPDM; Alloy C276 bellows',
      facts: {
        Standard: 'API 682 category 2; API 682 category 3; DIN 24960',
        'Maximum pressure': '12 bar; 25 bar; 40 bar',
      },
      about: ['Set at the factory, slides on the shaft and is done in twenty minutes.'],
      use: 'process pumps handling light hydrocarbons, water and amines',
      points: ['Faces lapped to two light bands', 'Air tested piece by piece'],
    },
    {
      name: 'Impellers & Couplings',
      summary: 'Impellers, wear rings, shafts and flexible couplings',
      share: 14,
      items: [
        ['IMP', 'Semi-Open Impeller {impeller}'],
        ['WPL', 'Wear Plate Set {impeller}'],
        ['FCP', 'Flexible Disc Coupling {coupling}', 'flange'],
      ],
      materials: 'High chrome iron; CD4MCu; Bronze; Carbon steel / stainless discs',
      facts: { Balance: 'ISO 21940 G2.5; ISO 21940 G6.3', Machining: 'Bore and keyway finished; Pilot bore' },
      about: ['Cast in resin sand, balanced and ready to fit.'],
      use: 'repair of centrifugal pumps between overhauls',
      points: ['Trimmed to the diameter your curve asks for'],
    },
  ],
}
