import { explosionProtection, ingress } from '../measures.ts'
import type { ProductFamily } from '../vocabulary.ts'

export const motors: ProductFamily = {
  name: 'Motors, Drives & Generators',
  summary: 'Electric motors, variable speed drives, diesel generators and batteries',
  shape: 'motor',
  brands: 'Voltaris; Westmark; Dorfmann Antriebe; Haneul Power; Genmarin',
  secondHand: true,
  measures: {
    power: ['Power', '5.5 kW; 15 kW; 37 kW; 75 kW; 132 kW; 250 kW; 400 kW'],
    poles: ['Poles|Speed at 50 Hz', '2-Pole|2,960 rpm; 4-Pole|1,480 rpm; 6-Pole|985 rpm'],
    kva: ['Rating', '60 kVA; 150 kVA; 300 kVA; 500 kVA; 1,000 kVA'],
    battery: ['Capacity', '24 V 100 Ah; 110 V 200 Ah; 48 V 400 Ah; 230 V 60 Ah'],
  },
  points: [
    'Tropicalised windings, class F with rise B',
    'Space heater, Pt100 and terminal box to choice',
    'No-load and load test, open to the buyer',
  ],
  papers: 'a routine test report and Ex certificate; a load test report and manual',
  lines: [
    {
      name: 'Electric Motors',
      summary: 'Flameproof, increased safety and safe area motors',
      share: 26,
      items: [
        ['EXD', 'Flameproof Motor {power} {poles} 415 V'],
        ['EXE', 'Increased Safety Motor {power} {poles}'],
        ['IE4', 'IE4 Motor {power} {poles} Safe Area'],
        ['RDM', 'AC Drilling Motor {power} 600 V'],
      ],
      materials: 'Cast iron frame; Welded steel frame',
      facts: { Protection: explosionProtection, Enclosure: ingress, Mounting: 'B3; B5; V1' },
      about: ['Cast iron motor with regreasable bearings and marine paint.'],
      use: 'pumps, compressors, fans and agitators',
      points: ['Suitable for drive by converter', 'Vibration grade B'],
    },
    {
      name: 'Drives & Soft Starters',
      summary: 'Variable speed drives, soft starters and harmonic filters',
      share: 14,
      shape: 'detector',
      items: [
        ['VSD', 'Variable Speed Drive {power} 415 V'],
        ['SFS', 'Soft Starter {power} with Bypass'],
        ['VHP', 'Low Harmonic Drive {power}'],
      ],
      facts: { Enclosure: 'IP21; IP54; IP66', Overload: '110 % for 60 s; 150 % for 60 s' },
      about: ['Boards coated against salt air, keypad in plain words.'],
      use: 'saving power on pumps and fans, gentle start of long lines',
      points: ['Rides through dips of half a second'],
    },
    {
      name: 'Generators & Power Supplies',
      summary: 'Diesel generators, UPS, chargers and solar skids',
      share: 20,
      items: [
        ['DGS', 'Diesel Generator Set {kva} Canopy'],
        ['DGZ', 'Zone 2 Generator Set {kva} DNV 2.7-1'],
        ['UPS', 'Industrial UPS {battery}', 'detector'],
        ['BCH', 'Battery Charger {battery}', 'detector'],
        ['SOL', 'Solar Power Skid {battery} for Remote Wellhead', 'screen'],
      ],
      materials: 'Powder coated steel; Marine paint on steel; Aluminium',
      facts: { Fuel: 'Base tank, 8 hours; External tank', Noise: '72 dB(A) at 7 m; 68 dB(A) at 7 m' },
      about: ['Ready to connect, with panel, tank and silencer under one canopy.'],
      use: 'camps, rigs, wellhead platforms and emergency supply',
      points: ['Black start without mains', 'Hire with service by the month'],
    },
  ],
}
