/** Measures that several families share: nominal sizes, pressure classes, ratings. */
import type { Measure } from './vocabulary.ts'

export const nominalSize: Measure = ['Nominal size', '2"; 3"; 4"; 6"; 8"; 10"; 12"; 14"; 16"; 20"; 24"']
export const smallSize: Measure = ['Nominal size', '1/4"; 3/8"; 1/2"; 3/4"; 1"; 1-1/2"; 2"']
export const pressureClass: Measure = ['Pressure class', '150#; 300#; 600#; 900#; 1500#; 2500#']
export const forgedClass: Measure = ['Pressure class', '800#; 1500#; 2500#']
export const fittingClass: Measure = ['Pressure class', '2000#; 3000#; 6000#; 9000#']
export const schedule: Measure = ['Schedule', 'SCH 40; SCH 80; SCH 160; SCH XXS; SCH STD; SCH XS']
export const workingPressure: Measure = ['Working pressure', '3,000 psi; 5,000 psi; 10,000 psi; 15,000 psi']
export const pipeSize: Measure = [
  'Nominal size|Outside diameter',
  '2"|60.3 mm; 3"|88.9 mm; 4"|114.3 mm; 6"|168.3 mm; 8"|219.1 mm; 10"|273.0 mm; 12"|323.8 mm; 16"|406.4 mm',
]
export const holeSize: Measure = [
  'Hole size|Pin connection',
  '6"|3-1/2" API Reg; 8-1/2"|4-1/2" API Reg; 12-1/4"|6-5/8" API Reg; 16"|7-5/8" API Reg; 17-1/2"|7-5/8" API Reg',
]
export const casingSize: Measure = [
  'Casing size|Drift diameter',
  '5-1/2"|4.653 in; 7"|6.151 in; 9-5/8"|8.525 in; 10-3/4"|9.694 in; 13-3/8"|12.259 in; 20"|18.542 in',
]
export const explosionProtection = 'Ex d IIC T6; Ex e IIC T5; Ex ia IIC T4; Ex db eb IIC T4'
export const ingress = 'IP65; IP66; IP67; IP66/IP68'
export const supplyPlace: Measure = [
  'Place of work',
  'Kertih; Kemaman; Miri; Bintulu; Labuan; Pengerang; Pasir Gudang; Kota Kinabalu; Port Dickson; Lumut',
]
