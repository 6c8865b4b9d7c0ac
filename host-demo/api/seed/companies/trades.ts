/** What kinds of company there are: how they are called, what they sell and what they do. */
export interface Trade {
  /** How many companies, those of `first.ts` included. */
  count: number
  called: readonly string[]
  /** Names of product families. */
  sells: readonly string[]
  /** Names of service families. */
  serves: readonly string[]
  taglines: readonly string[]
}

export const trades = {
  valves: {
    count: 13,
    called: ['Valve Works', 'Ball Valve Centre', 'Flow Control', 'Valve & Actuation', 'Valve Services'],
    sells: ['Valves', 'Actuators & Automation', 'Flanges & Gaskets'],
    serves: ['Maintenance & Overhaul', 'Calibration & Testing', 'Inspection & NDT'],
    taglines: [
      'Ball valves, gate valves and their spares from one yard',
      'Valves that shut tight, repaired by people who made them',
      'Isolation for pipelines and process plant since the first Kertih refinery',
    ],
  },
  pipe: {
    count: 12,
    called: ['Pipe & Fittings', 'Steel Pipe', 'Tubulars', 'Piping Supply', 'Flange & Fitting'],
    sells: ['Pipe & Tubulars', 'Pipe Fittings', 'Flanges & Gaskets', 'Fasteners', 'Valves'],
    serves: ['Fabrication & Welding', 'Coating & Painting', 'Inspection & NDT'],
    taglines: [
      'Cut, bevelled and on the truck by noon',
      'Heat numbers that match, every length',
      'Pipe from stock, with papers',
    ],
  },
  drilling: {
    count: 12,
    called: ['Drilling Tools', 'Downhole Tools', 'Rig Supply', 'Bit & Reamer', 'Oilfield Tools'],
    sells: ['Drill Bits', 'Drill String & Downhole Tools', 'Rig Equipment', 'Solids Control', 'Pumps'],
    serves: ['Drilling Services', 'Equipment Rental', 'Inspection & NDT'],
    taglines: ['More metres per bit', 'Tools redressed while you wait', 'From spud to total depth'],
  },
  wells: {
    count: 11,
    called: ['Wellhead Services', 'Well Control', 'Completions', 'Well Services', 'Pressure Control'],
    sells: [
      'Wellheads & Christmas Trees',
      'Well Control',
      'Completion & Artificial Lift',
      'Cementing & Stimulation',
      'Valves',
    ],
    serves: ['Well Services', 'Drilling Services', 'Calibration & Testing'],
    taglines: ['Barriers you can trust', 'Your well, safely shut in', 'Crews that know the field'],
  },
  pumps: {
    count: 12,
    called: ['Pump & Engineering', 'Rotating Equipment', 'Compressor Works', 'Pumps', 'Fluid Power'],
    sells: ['Pumps', 'Pump Parts & Seals', 'Compressors & Blowers', 'Motors, Drives & Generators'],
    serves: ['Maintenance & Overhaul', 'Equipment Rental', 'Engineering & Design'],
    taglines: [
      'Keeping rotating equipment rotating',
      'Overhauled, tested, back on its skid',
      'The right curve for your duty',
    ],
  },
  instruments: {
    count: 12,
    called: ['Instruments', 'Measurement', 'Automation', 'Process Control', 'Calibration Laboratory'],
    sells: ['Instrumentation', 'Analysers & Gas Detection', 'Actuators & Automation', 'Pipe Fittings'],
    serves: ['Calibration & Testing', 'Engineering & Design'],
    taglines: ['Traceable to the last digit', 'One loop, one supplier', 'Readings you can act on'],
  },
  electrical: {
    count: 11,
    called: ['Electrical', 'Cable & Gland', 'Ex Lighting', 'Power Systems', 'Switchgear'],
    sells: ['Electrical, Cable & Lighting', 'Motors, Drives & Generators', 'Analysers & Gas Detection'],
    serves: ['Maintenance & Overhaul', 'Engineering & Design', 'Calibration & Testing'],
    taglines: ['Power where gas may be', 'From the gland to the switchboard', 'Certified for zone 1'],
  },
  process: {
    count: 11,
    called: [
      'Process Equipment',
      'Vessel Fabricators',
      'Heat Transfer',
      'Engineering Works',
      'Separation Technology',
    ],
    sells: [
      'Pressure Vessels & Tanks',
      'Heat Exchange & Filtration',
      'Compressors & Blowers',
      'Flanges & Gaskets',
    ],
    serves: ['Fabrication & Welding', 'Engineering & Design', 'Coating & Painting'],
    taglines: ['Designed, stamped and delivered', 'Steel that holds pressure', 'From P&ID to load-out'],
  },
  chemicals: {
    count: 10,
    called: ['Chemicals', 'Drilling Fluids', 'Specialty Chemicals', 'Coatings', 'Minerals'],
    sells: ['Drilling Fluids & Chemicals', 'Coating, Welding & Corrosion Control', 'Cementing & Stimulation'],
    serves: ['Coating & Painting', 'HSE & Environment'],
    taglines: ['The right dose', 'Mud that behaves', 'Against rust, since rust never rests'],
  },
  safety: {
    count: 12,
    called: ['Safety Gear', 'Fire & Rescue', 'Safety Supply', 'Protective Equipment', 'Fire Protection'],
    sells: ['Safety & Protective Equipment', 'Fire Protection & Survival', 'Analysers & Gas Detection'],
    serves: ['HSE & Environment', 'Training & Manpower', 'Calibration & Testing'],
    taglines: ['Home safely, every shift', 'Inspected, tagged and ready', 'From helmet to boots'],
  },
  lifting: {
    count: 11,
    called: ['Lifting & Rigging', 'Wire Rope', 'Crane & Hoist', 'Rigging Loft', 'Hose & Coupling'],
    sells: ['Lifting & Rigging', 'Hoses & Couplings', 'Fasteners', 'Marine & Mooring'],
    serves: ['Lifting & Transport', 'Equipment Rental', 'Inspection & NDT'],
    taglines: ['Tested, tagged, lifted', 'Proof loaded in our own bed', 'Slings by the next tide'],
  },
  offshore: {
    count: 12,
    called: ['Offshore Supply', 'Marine & Logistics', 'Offshore Base', 'Marine Services', 'Ship Chandlers'],
    sells: [
      'Marine & Mooring',
      'Lifting & Rigging',
      'Safety & Protective Equipment',
      'Fire Protection & Survival',
      'Hoses & Couplings',
    ],
    serves: ['Marine & Logistics', 'Subsea & Diving', 'Lifting & Transport'],
    taglines: ['Everything a rig needs, from one quay', 'Alongside at first light', 'Cargo that arrives dry'],
  },
  inspection: {
    count: 11,
    called: ['Inspection', 'NDT Services', 'Integrity', 'Engineering Consultants', 'Technical Services'],
    sells: ['Instrumentation', 'Safety & Protective Equipment'],
    serves: [
      'Inspection & NDT',
      'Engineering & Design',
      'Access & Insulation',
      'Training & Manpower',
      'HSE & Environment',
    ],
    taglines: ['We find it before it finds you', 'Level III on call', 'Reports that say what to do'],
  },
} as const satisfies Record<string, Trade>

export type TradeName = keyof typeof trades
