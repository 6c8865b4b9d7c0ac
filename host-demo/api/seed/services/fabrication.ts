import { supplyPlace } from '../measures.ts'
import type { ServiceFamily } from '../vocabulary.ts'

export const fabrication: ServiceFamily = {
  name: 'Fabrication & Welding',
  summary: 'Piping spools, structures, vessels, machining and site welding',
  shape: 'welding',
  measures: {
    place: supplyPlace,
    material: ['Material', 'Carbon Steel; Stainless Steel; Duplex; Chrome-Moly; Copper Nickel'],
    part: ['Part', 'Pipe Spools; Skids; Pig Traps; Boat Landings; Helidecks; Process Modules'],
  },
  points: [
    'Welders qualified to ASME IX and AWS D1.1',
    'Material traceable to the heat at every step',
    'Covered hall with forty tonne cranes',
  ],
  papers: 'a dossier with weld maps and NDT reports; material certificates, weld maps and a release note',
  lines: [
    {
      name: 'Piping & Structural Fabrication',
      summary: 'Spools, skids, modules and structural steel',
      share: 20,
      items: [
        ['SPL', '{material} Spool Fabrication, {place}', 'fitting'],
        ['FAB', 'Fabrication of {part}, {place}'],
        ['MOD', 'Assembly and Load-Out of {part}', 'crate'],
      ],
      facts: {
        Code: 'ASME B31.3; AWS D1.1; API RP 2A',
        Capacity: '40 t a month; 120 t a month; 300 t a month',
      },
      about: ['Cut, welded, tested and painted in one yard with its own jetty.'],
      use: 'projects, shutdowns and replacements in kind',
      points: ['Repair rate below two per cent'],
    },
    {
      name: 'Site Welding & Hot Work',
      summary: 'Site welding, cladding, heat treatment and habitats',
      share: 14,
      items: [
        ['SWL', 'Site Welding Crew {material}, {place}'],
        ['PWH', 'Post Weld Heat Treatment, {place}'],
        ['CLD', 'Weld Overlay Inconel 625 on {part}'],
        ['HAB', 'Pressurised Welding Habitat, {place}', 'building'],
      ],
      facts: { Code: 'ASME IX; API 1104; AWS D1.6', Crew: '4 welders; 8 welders, 1 inspector' },
      about: ['Procedures on file for the common materials: work starts the next day.'],
      use: 'tie-ins, repairs and hot work on live plant',
      points: ['Gas monitored and shut down automatically'],
    },
    {
      name: 'Machining & Threading',
      summary: 'CNC machining, threading, milling on site and flange facing',
      share: 14,
      shape: 'flange',
      items: [
        ['CNC', 'CNC Machining of {material} Parts'],
        ['THR', 'API and Premium Threading, {place}', 'casing'],
        ['OSM', 'On-Site Flange Facing and Line Boring, {place}'],
        ['CCU', 'Cold Cutting and Bevelling, {place}', 'pipe'],
      ],
      facts: { Capacity: 'Up to 1,600 mm swing; Up to 60"; Up to 24"', Accuracy: '0.01 mm; 0.05 mm' },
      about: ['From a sketch or from the broken part, with report of each dimension.'],
      use: 'spares no longer made and joints that leak',
      points: ['API 5CT and 7-1 threads gauged with certified gauges'],
    },
  ],
}
