import { supplyPlace } from '../measures.ts'
import type { ServiceFamily } from '../vocabulary.ts'

export const maintenance: ServiceFamily = {
  name: 'Maintenance & Overhaul',
  summary: 'Workshop and field overhaul of valves, pumps, engines and rotating machines',
  shape: 'motor',
  measures: {
    place: supplyPlace,
    machine: [
      'Machine',
      'Centrifugal Pump; Triplex Pump; Screw Compressor; Gas Turbine; Diesel Engine; Gear Box',
    ],
    motor: ['Rating', 'up to 75 kW; 75-250 kW; 250-750 kW; 3.3 kV; 6.6 kV'],
  },
  points: [
    'Stripped, measured and photographed before we quote the repair',
    'Parts made in our machine shop when the maker cannot deliver',
    'Twelve months’ warranty on work and parts',
    'Crane bay of thirty tonnes',
  ],
  papers: 'a strip report, test chart and updated data sheet; an as-found and as-left record',
  lines: [
    {
      name: 'Valve Repair & Overhaul',
      summary: 'Ball valve, gate valve and relief valve repair in workshop and field',
      share: 22,
      shape: 'ball-valve',
      items: [
        ['BVO', 'Ball Valve Repair and Overhaul, {place}'],
        ['GVO', 'Gate and Globe Valve Overhaul, {place}', 'gate-valve'],
        ['RVO', 'Relief Valve Service and Resetting, {place}', 'relief-valve'],
        ['ILL', 'In-Line Seat Lapping and Sealant Injection, {place}', 'gate-valve'],
        ['ACT', 'Actuator Service and Stroke Test, {place}', 'actuator'],
      ],
      facts: { 'Size range': '1/2" to 24"; 2" to 48"; Up to 36"', Turnaround: '48 hours; 5 days; 10 days' },
      about: [
        'Seats lapped, soft goods renewed, tested and painted within a week.',
        'Field crew with mobile machines for work that cannot leave the site.',
      ],
      use: 'turnarounds, emergency leaks and reconditioning of surplus stock',
      points: ['Test to API 598 or API 6D with chart', 'Weld build-up with Inconel or Stellite'],
    },
    {
      name: 'Pump & Rotating Equipment Overhaul',
      summary: 'Overhaul, alignment, balancing and vibration analysis',
      share: 18,
      shape: 'pump',
      items: [
        ['OVH', '{machine} Overhaul, {place}'],
        ['ALN', 'Laser Alignment of {machine}'],
        ['BAL', 'Dynamic Balancing of {machine} Rotor'],
        ['VIB', 'Vibration Analysis of {machine}'],
      ],
      facts: { Standard: 'API 610; API 686; ISO 20816', Crew: '2 fitters; 4 fitters, 1 supervisor' },
      about: ['Fitters trained by the makers, tools and test bed under one roof.'],
      use: 'planned overhauls and machines that have tripped',
      points: ['Run-out, clearances and balance recorded', 'Exchange rotors in store'],
    },
    {
      name: 'Electrical Repair',
      summary: 'Motor rewinding, generator service and Ex repairs',
      share: 12,
      items: [
        ['RWD', 'Motor Rewinding {motor}'],
        ['EXR', 'Ex Motor Repair to IEC 60079-19, {motor}'],
        ['GEN', 'Generator Service and Load Bank Test, {place}'],
        ['SWG', 'Switchgear Maintenance, {place}', 'detector'],
      ],
      facts: { Insulation: 'Class F; Class H', Test: 'Surge, PI and no-load; Load bank, 4 hours' },
      about: ['Certified Ex repairer with burn-off oven, VPI tank and test bay.'],
      use: 'failed motors, yearly outages and insurance claims',
      points: ['Flame paths measured and recorded'],
    },
  ],
}
