import { explosionProtection, ingress } from '../measures.ts'
import type { ProductFamily } from '../vocabulary.ts'

export const detection: ProductFamily = {
  name: 'Analysers & Gas Detection',
  summary: 'Fixed and portable gas detectors, flame detectors and process analysers',
  shape: 'detector',
  brands: 'Sniffix; Klangmetrik; Brightwell; Nordluft; Indera Instruments',
  secondHand: false,
  measures: {
    gas: [
      'Gas and range',
      'H2S 0-50 ppm; H2S 0-100 ppm; CH4 0-100 % LEL; CO 0-500 ppm; O2 0-25 %; SO2 0-20 ppm',
    ],
    gases: ['Gases', '1-Gas; 4-Gas; 5-Gas'],
    cylinder: ['Cylinder', '34 l; 58 l; 116 l'],
  },
  points: [
    'Calibrated on the day of dispatch',
    'Bump gas and cap in the case',
    'On-site calibration contract offered',
    'Relay, 4-20 mA and Modbus at once',
  ],
  papers: 'a calibration and Ex certificate; calibration, SIL 2 and Ex certificates',
  lines: [
    {
      name: 'Fixed Gas Detectors',
      summary: 'Point, open path and acoustic detectors and controllers',
      share: 22,
      items: [
        ['FGD', 'Fixed Gas Detector {gas}'],
        ['IRP', 'Infrared Point Gas Detector CH4 0-100 % LEL'],
        ['OPG', 'Open Path Gas Detector 0-5 LEL.m'],
        ['UAD', 'Ultrasonic Gas Leak Detector'],
      ],
      materials: 'Stainless steel 316; Aluminium, epoxy coated',
      facts: {
        Protection: explosionProtection,
        Enclosure: ingress,
        Response: 'T90 below 10 s; T90 below 30 s',
      },
      about: ['Stainless detector with poison-resistant sensor and a display that reads in sunlight.'],
      use: 'wellhead areas, compressor houses and air intakes',
      points: ['Sensor changed under power', 'Remote calibration from floor level'],
    },
    {
      name: 'Portable Gas Detectors',
      summary: 'Personal monitors, docking stations and calibration gas',
      share: 22,
      items: [
        ['PGM', 'Portable {gases} Gas Monitor with Pump'],
        ['PSG', 'Personal Gas Alarm {gas}'],
        ['CGC', 'Calibration Gas {gas} {cylinder}', 'extinguisher'],
        ['DOC', 'Docking and Bump Test Station {gases}'],
      ],
      materials: 'Polycarbonate, rubber over-mould; Aluminium cylinder',
      facts: {
        Alarm: '95 dB, light and vibration; 108 dB, light',
        Battery: '12 hours; 24 months; 36 months',
      },
      about: ['Light, loud and easy to read with gloves on.'],
      use: 'confined space entry, turnarounds and hot work',
      points: ['Man-down and no-motion alarm', 'Logs the last 64 hours'],
    },
    {
      name: 'Flame & Smoke Detectors',
      summary: 'UV, IR3 and multi-sensor flame detectors, manual call points',
      share: 14,
      items: [
        ['IR3', 'Triple IR Flame Detector 60 m'],
        ['UVR', 'UV/IR Flame Detector 30 m'],
        ['MCP', 'Manual Call Point Break Glass Ex d'],
        ['BCN', 'Beacon and Sounder 115 dB Ex d'],
      ],
      materials: 'Stainless steel 316; GRP; Aluminium, copper free',
      facts: { Protection: explosionProtection, Approval: 'FM 3260; EN 54-10; SIL 2' },
      about: ['Sees a fire through rain and ignores the flare.'],
      use: 'fire detection on decks, in turbine halls and loading bays',
      points: ['Self test of lens every minute'],
    },
    {
      name: 'Process Analysers',
      summary: 'Moisture, oxygen, chromatograph and oil-in-water analysers',
      share: 12,
      shape: 'transmitter',
      items: [
        ['OIW', 'Oil-in-Water Analyser 0-100 ppm'],
        ['GCH', 'Process Gas Chromatograph C6+'],
        ['MOI', 'Moisture Analyser 0-100 ppm'],
        ['OXY', 'Oxygen Analyser 0-25 %'],
      ],
      materials: 'Stainless steel 316L',
      facts: { Protection: explosionProtection, Cycle: 'Continuous; 180 s; 240 s' },
      about: ['Complete with sample system, shelter and carrier gas panel.'],
      use: 'custody quality, discharge permits and burner control',
      points: ['Validated against laboratory samples'],
    },
  ],
}
