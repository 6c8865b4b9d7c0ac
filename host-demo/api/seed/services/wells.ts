import { supplyPlace } from '../measures.ts'
import type { ServiceFamily } from '../vocabulary.ts'

export const wellServices: ServiceFamily = {
  name: 'Well Services',
  summary: 'Wireline, slickline, coiled tubing, nitrogen, well testing and wellhead service',
  shape: 'wireline',
  measures: {
    place: supplyPlace,
    size: ['Coil size', '1-1/4" Coil; 1-1/2" Coil; 1-3/4" Coil; 2" Coil'],
    pressure: ['Pressure rating', '5,000 psi; 10,000 psi; 15,000 psi'],
  },
  points: [
    'Pressure control equipment certified within the year',
    'Crew and unit fit a work boat of forty metres',
    'Job programme agreed before mobilisation',
  ],
  papers: 'a job report and log prints; a programme, charts and an end-of-job report',
  lines: [
    {
      name: 'Wireline & Slickline',
      summary: 'Slickline, electric line, perforating and logging',
      share: 16,
      items: [
        ['SLK', 'Slickline Unit and Crew {pressure}, {place}'],
        ['ELN', 'Electric Line Logging {pressure}, {place}'],
        ['PRF', 'Perforating Service {pressure}'],
        ['CBL', 'Cement Bond Log {pressure}'],
        ['GVC', 'Gas Lift Valve Change {pressure}'],
      ],
      facts: {
        Line: '0.108" slickline; 0.125" slickline; 7/32" braided',
        Depth: 'Up to 4,500 m; Up to 6,000 m',
      },
      about: ['Zone 2 unit with split winch, mast and a crew of four.'],
      use: 'gauge runs, valve changes, perforation and production logs',
      points: ['Explosives licence and magazine of our own'],
    },
    {
      name: 'Coiled Tubing & Pumping',
      summary: 'Coiled tubing, nitrogen, acidising and high-pressure pumping',
      share: 14,
      shape: 'hose',
      items: [
        ['CTU', 'Coiled Tubing Unit {size} {pressure}'],
        ['N2P', 'Nitrogen Lift {pressure}, {place}', 'extinguisher'],
        ['ACD', 'Matrix Acidising {pressure}', 'drum'],
        ['HPP', 'High Pressure Pumping {pressure}', 'mud-pump'],
      ],
      facts: { Rate: 'Up to 2 bbl/min; Up to 8 bbl/min; 1,500 scf/min', Crew: '5 per shift; 7 per shift' },
      about: ['Unit, pumps and tanks on skids below ten tonnes for platform cranes.'],
      use: 'clean-outs, lifting and stimulation',
      points: ['Fatigue of each metre of coil tracked'],
    },
    {
      name: 'Well Testing & Wellhead Service',
      summary: 'Surface well tests, wellhead maintenance and abandonment',
      share: 14,
      shape: 'wellhead',
      items: [
        ['WTS', 'Surface Well Test Package {pressure}', 'separator'],
        ['WHM', 'Wellhead and Christmas Tree Maintenance {pressure}'],
        ['HTP', 'Hot Tap and Valve Drilling {pressure}'],
        ['PAA', 'Plug and Abandonment, {place}'],
      ],
      facts: { Standard: 'API 14C; API 6A; NORSOK D-010', Crew: '3 per shift; 6 per shift' },
      about: ['Trees greased, tested and brought back to book.'],
      use: 'clean-up, allocation tests and integrity campaigns',
      points: ['Leak rates reported against your barrier policy'],
    },
  ],
}
