import { casingSize, pipeSize, schedule } from '../measures.ts'
import type { ProductFamily } from '../vocabulary.ts'

export const pipe: ProductFamily = {
  name: 'Pipe & Tubulars',
  summary: 'Seamless and welded pipe, casing, tubing and instrument tube',
  shape: 'pipe',
  brands: 'Selat Steel; Hansung Tube; Tubificio Adria; Nippa Pipe; Besi Timur; Wuhan Longhai',
  secondHand: true,
  measures: {
    nps: pipeSize,
    schedule,
    casing: casingSize,
    tubing: ['Tubing size|Weight', '2-3/8"|4.6 lb/ft; 2-7/8"|6.4 lb/ft; 3-1/2"|9.2 lb/ft; 4-1/2"|12.6 lb/ft'],
    grade: ['Grade', 'J55; K55; N80Q; L80-1; L80-13Cr; P110; Q125'],
    line: ['Grade', 'X42; X52; X60; X65; X70'],
    large: ['Outside diameter', '16"; 20"; 24"; 30"; 36"; 42"'],
    tube: ['Tube size|Wall', '1/4"|0.035 in; 3/8"|0.049 in; 1/2"|0.049 in; 3/4"|0.065 in; 1"|0.083 in'],
    thread: ['Connection', 'STC; LTC; BTC; Premium gas-tight'],
  },
  points: [
    'Heat number stencilled and hard stamped on each length',
    'Positive material identification of every alloy length',
    'Cut to length, bevelled and end-capped in our yard',
    'Third-party inspection in the mill or here, as the buyer likes',
  ],
  papers:
    'EN 10204 3.1 mill certificates and a tally sheet; mill certificates, hydrotest and ultrasonic reports',
  lines: [
    {
      name: 'Seamless Pipe',
      summary: 'Carbon, low-temperature, alloy and stainless seamless pipe',
      share: 52,
      items: [
        ['A106', 'ASTM A106 Gr. B Seamless Pipe {nps} {schedule}', '', 'Carbon steel'],
        ['A333', 'ASTM A333 Gr. 6 Seamless Pipe {nps} {schedule}', '', 'Low-temperature carbon steel'],
        ['A335', 'ASTM A335 P11 Alloy Pipe {nps} {schedule}', '', '1-1/4 Cr 1/2 Mo alloy steel'],
        ['A312', 'ASTM A312 TP316L Seamless Pipe {nps} {schedule}', '', 'Stainless steel 316L'],
        ['A790', 'ASTM A790 S31803 Duplex Pipe {nps} {schedule}', '', 'Duplex stainless steel'],
      ],
      facts: {
        Length: 'Double random, 11.8 m; Single random, 6 m',
        Ends: 'Plain; Bevelled 37.5°',
        Finish: 'Black lacquer; Pickled; Bare, oiled',
      },
      about: [
        'Hot finished seamless pipe with full mill papers, in stock in double random lengths.',
        'Normalised, hydrotested and ultrasonically inspected over the whole body.',
        'Suited to bending, flanging and welding at high temperature.',
      ],
      use: 'process, steam and flow lines in refineries, gas plants and platforms',
      points: [
        'Hardness below 22 HRC for sour service',
        'Carbon equivalent 0.43 at most',
        'Dual certified with API 5L Gr. B',
      ],
    },
    {
      name: 'Line Pipe',
      summary: 'API 5L line pipe: HFW, LSAW and seamless, bare or coated',
      share: 30,
      items: [
        ['HFW', 'API 5L HFW Line Pipe {nps} {line} PSL2'],
        ['LSW', 'API 5L LSAW Line Pipe {large} {line} PSL2'],
        ['CWC', 'Concrete Coated Line Pipe {large} {line}'],
        ['CRA', 'Inconel 625 Clad Line Pipe {nps} {line}'],
      ],
      facts: {
        Coating: 'Bare; FBE 400 µm; 3LPE 2.9 mm; 3LPP 3.0 mm',
        Length: '11.8 m; 12.2 m',
        Seam: 'Ultrasonic tested; Ultrasonic and X-ray tested',
      },
      about: [
        'Line pipe to PSL2 with Charpy and DWTT values, coated on request in Kuantan.',
        'Tight tolerance on ends, for automatic welding at sea.',
      ],
      use: 'export trunk lines, infield flowlines and loading lines',
      points: ['HIC and SSC tested to NACE TM0284 and TM0177', 'Loading plan and sea fastening by us'],
    },
    {
      name: 'Casing & Tubing',
      summary: 'API 5CT casing and tubing, pup joints and couplings',
      share: 36,
      shape: 'casing',
      items: [
        ['CSG', 'API 5CT Casing {casing} {grade} {thread}'],
        ['TBG', 'API 5CT Tubing {tubing} {grade} EUE'],
        ['PUP', 'Tubing Pup Joint {tubing} {grade}'],
        ['CPL', 'Casing Coupling {casing} {grade}'],
        ['CND', 'Conductor Pipe {large} Drive Connector'],
      ],
      facts: { Range: 'R2; R3', Inspection: 'SEA level 2; API SR2, EMI and UT; Full length drift' },
      about: [
        'OCTG with threads gauged, doped and capped, ready to run.',
        'Drifted full length and racked by heat, with tally in your format.',
      ],
      use: 'surface, intermediate and production strings in oil and gas wells',
      points: [
        'Threads cut by an API 5CT licensed shop in Labuan',
        'Bucked-on couplings with torque-turn graphs',
      ],
    },
    {
      name: 'Instrument Tubing',
      summary: 'Stainless and alloy tube in straights and coils, control lines',
      share: 18,
      items: [
        ['TUB', 'ASTM A269 TP316L Tube {tube}'],
        ['COI', 'Coiled Tube Bundle {tube} PVC Jacket', 'cable'],
        ['CAP', 'Capillary Control Line {tube} Alloy 825', 'cable'],
      ],
      materials: 'TP316L; Alloy 825; Super duplex 2507; Alloy 400',
      facts: { Hardness: 'RB 80 at most; RB 90 at most', Supply: '6 m straights; 100 m coil; 300 m drum' },
      about: ['Seamless cold drawn tube, bright annealed, made to be bent and gripped by twin ferrules.'],
      use: 'impulse lines, chemical injection and hydraulic control',
      points: ['Molybdenum 2.5 % at least', 'Free of scratches, plugged and bagged'],
    },
  ],
}
