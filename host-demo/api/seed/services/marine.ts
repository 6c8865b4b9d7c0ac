import { supplyPlace } from '../measures.ts'
import type { ServiceFamily } from '../vocabulary.ts'

export const marineLogistics: ServiceFamily = {
  name: 'Marine & Logistics',
  summary: 'Offshore vessels, supply base, customs and crew change',
  shape: 'boat',
  measures: {
    place: supplyPlace,
    vessel: [
      'Vessel',
      'AHTS 5,150 bhp; Platform Supply Vessel; Fast Crew Boat; Accommodation Work Boat; Landing Craft; Utility Vessel',
    ],
    cargo: ['Cargo', 'Casing and Tubing; Bulk Barite; Project Cargo; Dangerous Goods; Offshore Containers'],
  },
  points: [
    'Malaysian flag, MISC inspection within six months',
    'Marine superintendent on call',
    'Fuel reported every noon',
  ],
  papers: 'vessel certificates and a daily log; manifests and customs papers',
  lines: [
    {
      name: 'Vessel Charter',
      summary: 'Anchor handlers, supply vessels, crew boats and barges',
      share: 16,
      items: [
        ['CHT', 'Charter of {vessel}, {place}'],
        ['SPT', 'Spot Hire of {vessel}'],
        ['TOW', 'Rig Move and Towage with {vessel}'],
      ],
      facts: { Term: 'Spot; Six months; Two years firm', Positioning: 'DP1; DP2; None' },
      about: ['Crewed, provisioned and inspected, ready at the buoy.'],
      use: 'supply runs, rig moves and crew change',
      points: ['Off-hire rules in plain words'],
    },
    {
      name: 'Base, Customs & Crew Change',
      summary: 'Supply base, warehousing, forwarding and crew logistics',
      share: 16,
      shape: 'crate',
      items: [
        ['BSE', 'Supply Base Handling of {cargo}, {place}'],
        ['CUS', 'Customs Clearance of {cargo}, {place}', 'drawing'],
        ['CRW', 'Crew Change and Immigration, {place}', 'people'],
        ['WHS', 'Bonded Warehouse for {cargo}, {place}', 'building'],
      ],
      facts: {
        Licence: 'PETRONAS; Royal Malaysian Customs; Ministry of Finance',
        Hours: '24 hours; 06:00 to 22:00',
      },
      about: ['Berth, cranes, warehouse and papers behind one gate.'],
      use: 'drilling campaigns and platform supply',
      points: ['Live tally by mail at each departure'],
    },
  ],
}

export const subsea: ServiceFamily = {
  name: 'Subsea & Diving',
  summary: 'Air and saturation diving, ROV, subsea inspection and repair',
  shape: 'lifebuoy',
  measures: {
    place: supplyPlace,
    object: [
      'Object',
      'Jacket Members; Risers; Pipeline Crossings; Mooring Chains; Sea Chests; Subsea Valves',
    ],
  },
  points: [
    'IMCA member, audited yearly',
    'Diving superintendent and life support on every job',
    'Video and data in one file, by the metre',
  ],
  papers: 'video, dive logs and an inspection report; an anomaly list and as-found drawings',
  lines: [
    {
      name: 'Diving & Inspection',
      summary: 'Air diving, underwater NDT and hull cleaning',
      share: 16,
      items: [
        ['AIR', 'Air Diving Spread, {place}'],
        ['UWI', 'Underwater Inspection of {object}', 'probe'],
        ['CVI', 'Close Visual and CP Survey of {object}', 'probe'],
        ['CLN', 'Marine Growth Removal from {object}'],
      ],
      facts: { Depth: 'Up to 30 m; Up to 50 m', Crew: '9 men; 12 men' },
      about: ['Surface supplied team with chamber, from jetty, boat or platform.'],
      use: 'class surveys, jackets and jetties',
      points: ['Inspectors with CSWIP 3.1U and 3.2U'],
    },
    {
      name: 'ROV & Pipeline Services',
      summary: 'ROV, pigging, pipeline repair and stabilisation',
      share: 14,
      items: [
        ['ROV', 'Observation ROV Survey of {object}'],
        ['WCR', 'Work Class ROV, {place}'],
        ['PIG', 'Pipeline Pigging and Pre-Commissioning, {place}', 'separator'],
        ['CLP', 'Subsea Clamp Repair of {object}', 'flange'],
        ['MAT', 'Grout Bag and Mattress Placement, {place}', 'crate'],
      ],
      facts: { Depth: 'Up to 300 m; Up to 1,000 m; Up to 3,000 m', Vessel: 'Included; By client' },
      about: ['Compact spread on two skids, on hire within three days.'],
      use: 'pipeline surveys, repairs and free spans',
      points: ['Eventing done on board'],
    },
  ],
}
