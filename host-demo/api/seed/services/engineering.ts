import type { ServiceFamily } from '../vocabulary.ts'

export const engineering: ServiceFamily = {
  name: 'Engineering & Design',
  summary: 'Concept, FEED and detailed engineering, surveys and control systems',
  shape: 'drawing',
  measures: {
    object: [
      'Scope',
      'Wellhead Platform; Gas Compression Module; Tank Farm; Export Pipeline; Water Injection Skid; Flare System; Jetty Topsides',
    ],
    system: ['System', 'DCS; PLC; SCADA; Fire and Gas; ESD; CCTV and Telecoms'],
    study: ['Study', 'HAZOP; SIL Assessment; QRA; Flow Assurance; Pipe Stress; Transient Surge'],
  },
  points: [
    'Professional engineers registered with BEM',
    'Models in the client’s own format',
    'Weekly progress against a signed baseline',
  ],
  papers: 'drawings, calculations and a 3D model; a close-out report with actions',
  lines: [
    {
      name: 'Front-End & Detailed Design',
      summary: 'FEED, detailed design and owner’s engineering',
      share: 16,
      items: [
        ['FED', 'FEED for {object}'],
        ['DED', 'Detailed Engineering Design of {object}'],
        ['BRF', 'Brownfield Tie-In Design, {object}'],
        ['SCN', '3D Laser Scan and Model of {object}', 'probe'],
      ],
      facts: {
        Discipline: 'All disciplines; Piping and structural; Process and safety',
        Software: 'SP3D; E3D; AutoPLANT',
      },
      about: ['One lead engineer from first sketch to as-built.'],
      use: 'new facilities, tie-ins and debottlenecking',
      points: ['Clash-free model handed over with the drawings'],
    },
    {
      name: 'Studies & Safety Cases',
      summary: 'HAZOP, SIL, QRA, flow assurance and stress studies',
      share: 14,
      items: [
        ['STD', '{study} Study for {object}'],
        ['CHR', '{study} Chairman and Scribe', 'people'],
      ],
      facts: { Standard: 'IEC 61511; API RP 14J; DNV-RP-F101', Duration: '2 weeks; 5 weeks; 8 weeks' },
      about: ['Independent chairman, plain minutes, actions that can be closed.'],
      use: 'design reviews, changes and licence renewals',
      points: ['Actions tracked until they are done'],
    },
    {
      name: 'Control & Automation',
      summary: 'Control system integration, panels and commissioning',
      share: 12,
      shape: 'detector',
      items: [
        ['INT', '{system} Integration for {object}'],
        ['MIG', '{system} Migration and Upgrade'],
        ['COM', '{system} Commissioning Team', 'people'],
      ],
      facts: { Standard: 'IEC 61511; ISA 18.2; IEC 62443', Test: 'FAT and SAT with client; Hot cut-over' },
      about: ['Panels built and programs written in the same hall.'],
      use: 'new panels and replacement of systems no longer made',
      points: ['Source code and licences are yours'],
    },
  ],
}
