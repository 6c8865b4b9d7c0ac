/** Services of people, paper and care: training, manpower, environment, rental. */
import { supplyPlace } from '../measures.ts'
import type { ServiceFamily } from '../vocabulary.ts'

export const training: ServiceFamily = {
  name: 'Training & Manpower',
  summary: 'Safety and technical courses, certified crews and contract staff',
  shape: 'people',
  measures: {
    place: supplyPlace,
    role: [
      'Role',
      'Instrument Technicians; 6G Welders; Crane Operators; Safety Officers; QA/QC Inspectors; Radio Operators; Scaffolders',
    ],
    course: [
      'Course',
      'Tropical BOSIET; T-FOET; H2S Awareness; Working at Height; Confined Space Entry; Banksman and Slinger; Permit to Work',
    ],
  },
  points: [
    'HRD Corp claimable',
    'Certificates checked with the issuer',
    'Small classes, in Bahasa Malaysia or English',
  ],
  papers: 'certificates and an attendance record; CVs, medicals and passports',
  lines: [
    {
      name: 'Safety Training',
      summary: 'OPITO, DOSH and NIOSH courses',
      share: 16,
      items: [
        ['CRS', '{course} Training, {place}'],
        ['REF', '{course} Refresher Course'],
        ['INH', '{course} In-House Course, {place}'],
      ],
      facts: { Duration: '1 day; 2 days; 3 days', Class: '12 at most; 16 at most; 20 at most' },
      about: ['Practice in pool, tower and smoke house, theory kept short.'],
      use: 'first trips offshore and renewals',
      points: ['Card on the day of the course'],
    },
    {
      name: 'Manpower Supply',
      summary: 'Contract engineers, technicians and shutdown crews',
      share: 16,
      items: [
        ['MPS', 'Supply of {role}, {place}'],
        ['SHD', 'Shutdown Crew: {role}, {place}'],
        ['PMT', 'Supply of {role}, Long Term'],
      ],
      facts: { Rate: 'Day rate; Hourly; Lump sum', Notice: '3 days; 7 days; 14 days' },
      about: ['People we have worked with before, with papers in order.'],
      use: 'peaks, projects and holiday cover',
      points: ['Replacement within forty-eight hours'],
    },
  ],
}

export const environment: ServiceFamily = {
  name: 'HSE & Environment',
  summary: 'Waste, spills, noise and air surveys, tank cleaning and safety crews',
  shape: 'extinguisher',
  measures: {
    place: supplyPlace,
    waste: [
      'Waste',
      'Oily Sludge; Spent Solvent; Drill Cuttings; Used Oil; Contaminated Soil; Mercury Waste',
    ],
  },
  points: [
    'DOE licence for scheduled wastes',
    'eSWIS consignment handled by us',
    'Duty officer awake day and night',
  ],
  papers: 'consignment notes and a disposal certificate; a report with maps and measurements',
  lines: [
    {
      name: 'Waste & Tank Cleaning',
      summary: 'Scheduled waste, tank cleaning and decontamination',
      share: 16,
      shape: 'drum',
      items: [
        ['WST', 'Collection and Treatment of {waste}, {place}'],
        ['TCL', 'Tank Cleaning without Entry, {place}', 'tank'],
        ['DCN', 'Chemical Decontamination, {place}', 'separator'],
        ['NRM', 'NORM Survey and Removal, {place}', 'detector'],
      ],
      facts: { Licence: 'DOE SW 204; DOE SW 311; AELB class E', Crew: '4 per shift; 8 per shift' },
      about: ['Robots and pumps first; men only where the gas test allows.'],
      use: 'turnarounds, spills and decommissioning',
      points: ['Oil recovered is credited'],
    },
    {
      name: 'Safety & Environmental Services',
      summary: 'H2S crews, fire watch, spill response and monitoring',
      share: 16,
      items: [
        ['H2S', 'H2S Safety Package and Crew, {place}', 'detector'],
        ['FWT', 'Fire Watch and Standby, {place}'],
        ['OSR', 'Oil Spill Response Stand-By, {place}', 'boat'],
        ['EIA', 'Environmental Monitoring, {place}', 'probe'],
        ['EXS', 'Extinguisher Service and Refill, {place}'],
      ],
      facts: { Standard: 'API RP 55; DOSH; DOE', Response: '2 hours; 6 hours; 24 hours' },
      about: ['Equipment, crew and training from one house.'],
      use: 'wells with H2S, turnarounds and yearly audits',
      points: ['Drills run with your own people'],
    },
  ],
}

export const rental: ServiceFamily = {
  name: 'Equipment Rental',
  summary: 'Rental of drilling tools, power, pumps, lifting and accommodation',
  shape: 'crate',
  measures: {
    place: supplyPlace,
    tool: [
      'Equipment',
      'Drill Pipe 5"; Fishing Tools; Power Tongs; Shale Shakers; Test Separators; Choke Manifolds; BOP Stacks',
    ],
    plant: [
      'Equipment',
      'Air Compressor 1,500 cfm; Generator 500 kVA; Welding Set 400 A; Tower Light; UHP Pump; Hydraulic Torque Set',
    ],
  },
  points: [
    'Inspected before and after each hire',
    'Standby rate agreed at the start',
    'Technician on request',
  ],
  papers: 'inspection reports and a hire note; certificates and a delivery note',
  lines: [
    {
      name: 'Drilling & Well Equipment Rental',
      summary: 'Strings, tools, tongs, shakers and pressure control',
      share: 14,
      shape: 'rig',
      items: [
        ['RNT', 'Rental of {tool}, {place}'],
        ['RNO', 'Rental of {tool} with Operator'],
      ],
      facts: { Term: 'By the day; By the well; By the month', Inspection: 'DS-1 category 4; API RP 7G-2' },
      about: ['Ready racked, with papers that match the serial numbers.'],
      use: 'single wells and campaigns',
      points: ['Lost-in-hole prices in the contract, not after it'],
    },
    {
      name: 'Site Plant & Cabins',
      summary: 'Compressors, generators, pumps, cabins and containers',
      share: 14,
      shape: 'compressor',
      items: [
        ['PLT', 'Hire of {plant}, {place}'],
        ['CAB', 'A60 Accommodation Cabin Hire, {place}', 'building'],
        ['CCU', 'Offshore Container Hire, {place}', 'crate'],
      ],
      facts: { Term: 'By the day; By the month; By the year', Zone: 'Zone 2; Safe area' },
      about: ['Delivered fuelled, serviced every 250 hours by us.'],
      use: 'turnarounds, yards and platforms',
      points: ['Swapped within a day if it stops'],
    },
  ],
}
