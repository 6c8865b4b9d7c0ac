/** Services around the work itself: paint, access, lifts. */
import { supplyPlace } from '../measures.ts'
import type { ServiceFamily } from '../vocabulary.ts'

export const paintwork: ServiceFamily = {
  name: 'Coating & Painting',
  summary: 'Blasting, painting, lining and fireproofing in yard and field',
  shape: 'drum',
  measures: {
    place: supplyPlace,
    object: [
      'Object',
      'Platform Topsides; Storage Tanks; Pipe Spools; Splash Zone Risers; Structural Steel; Valves and Fittings',
    ],
  },
  points: [
    'NACE CIP level 2 inspector on every job',
    'Weather log and dew point each hour',
    'Waste grit carried away with papers',
  ],
  papers: 'daily logs and a holiday test report; a paint dossier',
  lines: [
    {
      name: 'Blasting & Painting',
      summary: 'Abrasive, wet and ultra-high pressure blasting, painting',
      share: 18,
      items: [
        ['BLP', 'Blasting and Painting of {object}, {place}'],
        ['UHP', 'UHP Water Jetting of {object}', 'hose'],
        ['SPJ', 'Sponge Jet Blasting of {object}'],
      ],
      facts: {
        Standard: 'Sa 2½, ISO 8501-1; WJ-2, NACE; ISO 12944 C5',
        Crew: '6 painters; 12 painters, 1 inspector',
      },
      about: ['Crews with compressors, pots and tents, ready for the monsoon gap.'],
      use: 'maintenance campaigns and new steel',
      points: ['Five years’ guarantee on the system'],
    },
    {
      name: 'Lining & Pipe Coating',
      summary: 'Tank lining, internal pipe coating and field joints',
      share: 14,
      shape: 'pipe',
      items: [
        ['TLN', 'Tank Lining Glass Flake, {place}', 'tank'],
        ['FBE', 'FBE and 3LPE Pipe Coating, {place}'],
        ['FJC', 'Field Joint Coating, {place}'],
        ['RBL', 'Rubber Lining of {object}', 'tank'],
      ],
      facts: { Thickness: '400 µm; 1,000 µm; 3 mm; 6 mm', Test: 'Holiday, 100 %; Pull-off and holiday' },
      about: ['Lined in one run and tested over every square metre.'],
      use: 'tanks, vessels and buried lines',
      points: ['Dehumidified air until full cure'],
    },
  ],
}

export const access: ServiceFamily = {
  name: 'Access & Insulation',
  summary: 'Scaffolding, rope access, insulation and fireproofing',
  shape: 'rig',
  measures: { place: supplyPlace },
  points: [
    'Scaffolders with DOSH competency cards',
    'Handover tag before anyone climbs',
    'Own stock of forty thousand tubes',
  ],
  papers: 'inspection tags and a handover certificate; method statements and daily sheets',
  lines: [
    {
      name: 'Scaffolding & Rope Access',
      summary: 'Scaffolding, IRATA rope access and suspended platforms',
      share: 16,
      items: [
        ['SCF', 'Scaffolding Erection and Dismantling, {place}'],
        ['HSC', 'Hanging Scaffold for Jacket Legs, {place}'],
        ['IRT', 'IRATA Rope Access Team, {place}', 'hook'],
        ['SWS', 'Suspended Platform Hire, {place}', 'crate'],
      ],
      facts: { Standard: 'BS EN 12811; IRATA ICOP; DOSH', Crew: '4 per team; 8 per team' },
      about: ['Three rope technicians do in a day what scaffold takes a week to reach.'],
      use: 'inspection, painting and repair at height',
      points: ['Design by a professional engineer over forty metres'],
    },
    {
      name: 'Insulation & Fireproofing Work',
      summary: 'Hot and cold insulation, cladding and passive fire protection',
      share: 14,
      shape: 'pipe',
      items: [
        ['INS', 'Hot Insulation and Cladding, {place}'],
        ['CIN', 'Cold and Cryogenic Insulation, {place}'],
        ['PFP', 'Passive Fire Protection Spraying, {place}', 'drum'],
        ['HTR', 'Heat Tracing Installation, {place}', 'cable'],
      ],
      facts: { Standard: 'CINI; ASTM C1696; UL 1709', Crew: '6 insulators; 10 insulators' },
      about: ['Cladding cut in our shop, fixed on site by the people who measured.'],
      use: 'new lines and corrosion under insulation programmes',
      points: ['Inspection plugs where you want them'],
    },
  ],
}

export const liftingServices: ServiceFamily = {
  name: 'Lifting & Transport',
  summary: 'Crane hire, heavy transport, rigging crews and load testing',
  shape: 'hook',
  measures: {
    place: supplyPlace,
    crane: ['Capacity', '25 t; 50 t; 80 t; 160 t; 250 t; 400 t'],
    load: ['Test load', '10 t; 25 t; 60 t; 110 t; 200 t'],
  },
  points: [
    'Lift plan by an appointed person',
    'Operators with DOSH and CIDB cards',
    'Insured from hook to hook',
  ],
  papers: 'a lift plan and crane certificate; a load test certificate',
  lines: [
    {
      name: 'Crane Hire & Rigging',
      summary: 'Mobile and crawler cranes, riggers and lift plans',
      share: 16,
      items: [
        ['MCR', 'Mobile Crane Hire {crane}, {place}'],
        ['CCR', 'Crawler Crane Hire {crane}, {place}'],
        ['RIG', 'Rigging Crew and Lift Plan, {place}'],
      ],
      facts: {
        Hire: 'By the day; By the month; By the lift',
        Crew: 'Operator and signalman; Operator and 4 riggers',
      },
      about: ['Crane, operator and plan from one hand, on site before the load.'],
      use: 'load-outs, turnarounds and vessel changes',
      points: ['Ground checked and mats laid'],
    },
    {
      name: 'Load Testing & Heavy Haul',
      summary: 'Water bag tests, proof loads and heavy transport',
      share: 14,
      items: [
        ['WBT', 'Water Bag Load Test {load}, {place}'],
        ['PRF', 'Proof Load Test of Padeyes {load}', 'shackle'],
        ['HVY', 'Heavy Haul and Escort {crane}, {place}', 'crate'],
        ['DEC', 'Pedestal Crane Service, {place}', 'motor'],
      ],
      facts: { Standard: 'LOLER; API RP 2D; DNV-ST-0378', Notice: '24 hours; 3 days' },
      about: ['Load cells calibrated, results printed on the quay.'],
      use: 'five-year crane tests and new lifting points',
      points: ['Permits and escorts arranged by us'],
    },
  ],
}
