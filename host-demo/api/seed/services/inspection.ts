import { supplyPlace } from '../measures.ts'
import type { ServiceFamily } from '../vocabulary.ts'

export const inspection: ServiceFamily = {
  name: 'Inspection & NDT',
  summary: 'Conventional and advanced non-destructive testing, vendor inspection and statutory surveys',
  shape: 'probe',
  measures: {
    object: [
      'Object',
      'Pressure Vessels; Storage Tanks; Process Piping; Drill Pipe; Lifting Gear; Weld Joints; Wellheads; Pig Traps',
    ],
    asset: ['Object', 'Flowlines; Risers; Flare Tips; Boiler Tubes; Heat Exchangers; Tank Floors'],
    place: supplyPlace,
  },
  points: [
    'Personnel to ISO 9712, PCN or ASNT SNT-TC-1A level II, reviewed by level III',
    'Equipment calibrated against traceable blocks before each shift',
    'Report within two working days, drawings marked in colour',
    'Night shifts and shutdown crews at seven days’ notice',
  ],
  papers:
    'a signed report, calibration certificates and personnel records; scan files, drawings and a recommendation list',
  lines: [
    {
      name: 'Conventional NDT',
      summary: 'Ultrasonic, magnetic particle, dye penetrant and radiographic testing',
      share: 18,
      items: [
        ['UTG', 'Ultrasonic Thickness Gauging of {object}'],
        ['MPI', 'Magnetic Particle Inspection of {object}'],
        ['DPI', 'Dye Penetrant Inspection of {object}'],
        ['RTX', 'Radiographic Testing Crew, {place}'],
        ['UFD', 'Ultrasonic Flaw Detection of {object}'],
      ],
      facts: {
        Standard: 'ASME V; ISO 17638; AWS D1.1; API RP 2X',
        Crew: '2 technicians; 3 technicians, 1 supervisor',
      },
      about: [
        'Level II crews with their own vehicle and equipment, on call in three shifts.',
        'Fabrication, in-service and repair inspection, onshore and offshore.',
      ],
      use: 'new welds, in-service corrosion surveys and repair acceptance',
      points: ['Isotopes and X-ray with an AELB licence of our own', 'Rope access where no scaffold stands'],
    },
    {
      name: 'Advanced NDT',
      summary: 'Phased array, TOFD, eddy current, MFL and guided wave',
      share: 16,
      items: [
        ['PAU', 'Phased Array Ultrasonic Testing of {object}'],
        ['MFL', 'Magnetic Flux Leakage Scan of {asset}'],
        ['ECT', 'Eddy Current Testing of {asset}'],
        ['LRU', 'Long Range Guided Wave Survey of {asset}'],
        ['DRN', 'Drone Inspection of {asset}'],
      ],
      facts: { Standard: 'ASME V article 4; API 653; ISO 13588', Data: 'Raw scans kept for ten years' },
      about: [
        'Finds and sizes what the eye and the plain probe miss.',
        'Surveys live plant without opening it.',
      ],
      use: 'fitness for service, turnaround planning and life extension',
      points: ['Findings ranked by what to do first', 'Level III reviews each scan'],
    },
    {
      name: 'Vendor & Statutory Inspection',
      summary: 'Third-party inspection, expediting and DOSH examinations',
      share: 10,
      shape: 'drawing',
      items: [
        ['VIN', 'Vendor Inspection and Expediting, {place}'],
        ['LOL', 'Lifting Gear LOLER Examination, {place}', 'hook'],
        ['RBI', 'Risk-Based Inspection Study for {object}'],
      ],
      facts: { Standard: 'API 580; API 510; DOSH requirements', Notice: '3 days; 7 days' },
      about: ['Inspectors near the maker, reports the same evening.'],
      use: 'release of goods and certificates of fitness',
      points: ['Photographs of each hold point'],
    },
  ],
}
