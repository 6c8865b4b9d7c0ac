import { categoriesReply } from '#shared/testing/replies.ts'

const products: readonly (readonly [name: string, description: string])[] = [
  ['Ball valves', 'Floating and trunnion mounted, API 6D'],
  ['Gate valves', 'Slab and expanding gate, API 600'],
  ['Globe valves', 'Throttling service, BS 1873'],
  ['Check valves', 'Swing, dual plate and axial flow'],
  ['Butterfly valves', 'Concentric and triple offset'],
  ['Control valves', 'With positioner, for pressure, level and flow'],
  ['Seamless pipe', 'ASTM A106 Gr. B, API 5L X52 to X65'],
  ['Welded pipe', 'ERW and LSAW, bare or coated'],
  ['Flanges', 'Weld neck, slip-on, blind; ASME B16.5'],
  ['Butt-weld fittings', 'Elbows, tees and reducers'],
  ['Forged fittings', 'Socket-weld and threaded, 3000# and 6000#'],
  ['Gaskets', 'Spiral wound, ring joint and sheet'],
  ['Stud bolts and nuts', 'B7/2H, L7 and PTFE coated'],
  ['Mud pumps', 'Triplex pumps, liners and pistons'],
  ['Centrifugal pumps', 'API 610 process pumps'],
  ['Compressors', 'Screw and reciprocating packages'],
  ['PDC bits', 'Matrix and steel body, 6" to 17½"'],
  ['Tricone bits', 'Milled tooth and insert'],
  ['Drill pipe', 'S-135 with NC50 connections'],
  ['Casing and tubing', 'J55 to P110, premium threads'],
  ['Wellhead equipment', 'Casing heads and christmas trees, API 6A'],
  ['Pressure gauges', 'Glycerin filled, 0 to 1,000 bar'],
  ['Transmitters', 'Pressure, level and temperature, HART'],
  ['Flow meters', 'Coriolis, ultrasonic and turbine'],
  ['Cable and glands', 'Armoured, fire resistant, Ex d'],
  ['Explosion-proof lighting', 'Zone 1 and Zone 2 luminaires'],
  ['Personal protection', 'Helmets, coveralls and gas detectors'],
  ['Lifting gear', 'Slings, shackles and padeyes with certificate'],
  ['Drilling fluids', 'Barite, bentonite and polymers'],
  ['Corrosion inhibitors', 'Film forming, for gas and crude lines'],
]

const services: typeof products = [
  ['Non-destructive testing', 'UT, RT, MT and PT on site'],
  ['Third-party inspection', 'Witness points and release notes'],
  ['Scaffolding', 'Erection and inspection, onshore and offshore'],
  ['Blasting and painting', 'NORSOK M-501 systems'],
  ['Pipeline pigging', 'Cleaning and intelligent pigging'],
  ['Valve servicing', 'Overhaul, lapping and testing'],
  ['Calibration', 'Gauges and transmitters, traceable'],
  ['Crane and rigging', 'With operator and lifting plan'],
  ['Marine transport', 'Supply vessels and crew boats'],
  ['Waste management', 'Scheduled waste, collection to disposal'],
  ['Manpower supply', 'Welders, fitters and technicians'],
  ['Engineering design', 'From FEED to as-built drawings'],
  ['Rope access', 'Inspection and repair at height'],
  ['Hydro-testing', 'Pipe spools, vessels and pipelines'],
  ['Training', 'BOSIET, H2S and confined space'],
]

/** The same number as in the reference data: 30 for products and 15 for services. */
export const manyCategories = categoriesReply([
  ...products.map(([name, description]) => ({ name, description })),
  ...services.map(([name, description]) => ({ name, description, kind: 'service' as const })),
])
