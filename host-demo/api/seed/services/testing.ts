import { supplyPlace } from '../measures.ts'
import type { ServiceFamily } from '../vocabulary.ts'

export const testing: ServiceFamily = {
  name: 'Calibration & Testing',
  summary: 'Instrument calibration, pressure testing, leak testing and laboratory work',
  shape: 'gauge',
  measures: {
    place: supplyPlace,
    instrument: [
      'Instrument',
      'Pressure Gauges; Transmitters; Gas Detectors; Flow Meters; Torque Wrenches; Thermometers; Multimeters',
    ],
    pressure: ['Test pressure', '345 bar; 690 bar; 1,035 bar; 1,380 bar'],
    sample: [
      'Sample',
      'Crude Oil; Produced Water; Lubricating Oil; Natural Gas; Drilling Mud; Drinking Water',
    ],
  },
  points: [
    'ISO/IEC 17025 accredited by Standards Malaysia',
    'Due-date list kept for you',
    'Pick-up and return once a week',
  ],
  papers: 'a certificate with uncertainty; a chart, certificate and label',
  lines: [
    {
      name: 'Instrument Calibration',
      summary: 'Laboratory and on-site calibration of instruments',
      share: 16,
      items: [
        ['LAB', 'Laboratory Calibration of {instrument}'],
        ['OSC', 'On-Site Calibration of {instrument}'],
        ['PRV', 'Meter Proving with Master Meter, {place}', 'transmitter'],
      ],
      facts: { Turnaround: 'Same day; 3 days; 5 days', Traceability: 'NMIM; SIRIM; NIST' },
      about: ['Five-point calibration against traceable standards, stickers on and paper in hand.'],
      use: 'shutdown work, audits and yearly renewals',
      points: ['As-found values always stated'],
    },
    {
      name: 'Valve & Pressure Testing',
      summary: 'Ball valve, hose and relief valve testing, hydrotest and leak test',
      share: 18,
      items: [
        ['BVT', 'Ball Valve Seat Leak Test {pressure}', 'ball-valve'],
        ['PSV', 'Relief Valve Pop Test and Recertification, {place}', 'relief-valve'],
        ['HYT', 'Hydrostatic Test Spread {pressure}, {place}'],
        ['N2H', 'Nitrogen Helium Leak Test {pressure}', 'extinguisher'],
        ['HST', 'Hose Test and Tagging {pressure}', 'hose'],
      ],
      facts: {
        Standard: 'API 598; API 6D; ASME B31.3; API 576',
        Record: 'Chart recorder; Data logger, 1 Hz',
      },
      about: [
        'Mobile test bench with chart recorder, certificate on the same day.',
        'Own pumps, heads and blinds up to 16 inch.',
      ],
      use: 'acceptance of new equipment and recertification of what is in service',
      points: ['DOSH witness arranged by us', 'Barriers, signs and permits included'],
    },
    {
      name: 'Laboratory Analysis',
      summary: 'Crude, water, oil, gas and mud analysis',
      share: 12,
      shape: 'drum',
      items: [
        ['ANL', 'Laboratory Analysis of {sample}'],
        ['SMP', 'Sampling and Transport of {sample}, {place}'],
        ['MET', 'Metallurgical Failure Analysis, {place}', 'probe'],
      ],
      facts: { Turnaround: '24 hours; 3 days; 10 days', Method: 'ASTM; APHA; IP' },
      about: ['Results by mail within hours, interpreted by a chemist.'],
      use: 'discharge permits, condition monitoring and production chemistry',
      points: ['Sample bottles and couriers provided'],
    },
  ],
}
