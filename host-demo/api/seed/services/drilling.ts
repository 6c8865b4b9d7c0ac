import type { ServiceFamily } from '../vocabulary.ts'

export const drillingServices: ServiceFamily = {
  name: 'Drilling Services',
  summary: 'Directional drilling, mud engineering, cementing, fishing and rig crews',
  shape: 'rig',
  measures: {
    hole: ['Hole section', '26" Section; 17-1/2" Section; 12-1/4" Section; 8-1/2" Section; 6" Section'],
    casing: ['Casing', '20" Casing; 13-3/8" Casing; 9-5/8" Casing; 7" Liner'],
  },
  points: [
    'Daily report by 06:00, lessons learned at section end',
    'Tools inspected in Labuan and Kemaman',
    'Engineers with ten wells or more behind them',
  ],
  papers: 'a daily report and end-of-well report; tool certificates and an end-of-well report',
  lines: [
    {
      name: 'Directional Drilling & MWD',
      summary: 'Directional drillers, motors, MWD and gyro surveys',
      share: 14,
      items: [
        ['DIR', 'Directional Drilling Package, {hole}'],
        ['MWD', 'MWD and Gamma Service, {hole}'],
        ['GYR', 'Gyro Survey, {hole}', 'wireline'],
        ['WPL', 'Well Planning and Anti-Collision, {hole}', 'drawing'],
      ],
      facts: { Temperature: 'Up to 150 °C; Up to 175 °C', Crew: '2 DD, 2 MWD; 1 DD, 1 MWD' },
      about: ['Motor, MWD and two directional drillers as one package with one day rate.'],
      use: 'deviated and extended reach wells',
      points: ['Back-up tool on the rig at all times'],
    },
    {
      name: 'Mud & Solids Control',
      summary: 'Mud engineering, solids control crews and waste handling',
      share: 12,
      shape: 'screen',
      items: [
        ['MUD', 'Mud Engineering, {hole}', 'drum'],
        ['SCO', 'Solids Control Crew and Equipment, {hole}'],
        ['CUT', 'Cuttings Drying and Disposal, {hole}', 'crate'],
      ],
      facts: {
        System: 'KCl polymer; Synthetic base; Saturated salt',
        Crew: '2 engineers; 1 engineer, 2 hands',
      },
      about: ['Mud that is built on paper first and checked four times a day.'],
      use: 'exploration and development wells',
      points: ['Losses and cost per metre on one page'],
    },
    {
      name: 'Cementing & Casing Running',
      summary: 'Cementing units, tubular running crews and centraliser programmes',
      share: 14,
      shape: 'casing',
      items: [
        ['CEM', 'Primary Cementing of {casing}'],
        ['TRS', 'Tubular Running Service, {casing}'],
        ['TQT', 'Torque-Turn Monitoring, {casing}', 'gauge'],
        ['FSH', 'Fishing and Milling, {hole}', 'packer'],
      ],
      facts: { Equipment: 'Skid unit, 1,200 hp; Power tongs to 24"', Notice: '48 hours; 5 days' },
      about: ['Crew, tongs and laptops that are on deck before the string is.'],
      use: 'running and cementing casing and liners',
      points: ['Graphs signed joint by joint'],
    },
  ],
}
