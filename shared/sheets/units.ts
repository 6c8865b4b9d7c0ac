import type { UNITS } from '#shared/trade/choices.ts'

/** Spellings of the trade's units in several languages: those that count things, and units of time. */
const COUNTED = {
  pcs: 'pcs pc pce pces piece pieces ea each no nos unit units off keping buah biji batang stk stück st pièce pièces pza pzas pieza piezas unidad unidades pç pçs peça peças szt unité unités 个 個 件 只 台 支',
  set: 'set sets satz sätze jeu jeux juego juegos 套',
  joint: 'joint joints jt jts jnt jnts',
  drum: 'drum drums dram tong fass fässer fût fûts tambor tambores 桶',
  lot: 'lot lots ls lumpsum',
  length: 'length lengths lgth lgths',
  roll: 'roll rolls gulung rolle rollen rouleau rouleaux rollo rollos 卷',
  box: 'box boxes kotak karton caja cajas boîte boîtes 箱 盒',
  pair: 'pair pairs prs pasang paar paire paires pares 双 对',
  bag: 'bag bags guni beg sack säcke sac sacs saco sacos 袋',
  sheet: 'sheet sheets helai',
  pail: 'pail pails',
  can: 'can cans tin tins',
  bottle: 'bottle bottles botol',
  cylinder: 'cylinder cylinders',
  carton: 'carton cartons ctn ctns',
  packet: 'packet packets pack packs pkt pkts paket',
  pallet: 'pallet pallets',
  coil: 'coil coils',
  reel: 'reel reels',
  dozen: 'dozen dozens doz',
  trip: 'trip trips',
}
const TIMES = {
  day: 'day days hari tage jour jours día días 天',
  hour: 'hour hours hr hrs jam stunden heure heures hora horas 小时',
  week: 'week weeks minggu',
  month: 'month months bulan',
  'man-day': 'man-day man-days manday mandays',
  'man-hour': 'man-hour man-hours manhour manhours',
}
/** Units that just as often state the size or weight of a single thing. */
const MEASURES = {
  km: 'km kms',
  m: 'm mtr mtrs meter meters metre metres mètre mètres metro metros 米',
  ft: 'ft feet foot kaki',
  kg: 'kg kgs kilo kilos kilogram kilograms 千克 公斤',
  t: 't ton tons tonne tonnes tan mt 吨',
  L: 'l ltr ltrs liter liters litre litres',
}
const SPELLINGS: Readonly<Record<(typeof UNITS)[number], string> & Record<string, string>> = {
  ...COUNTED,
  ...TIMES,
  ...MEASURES,
}

const units = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) => spellings.split(' ').map(each => [each, unit])),
)

const MAX_UNIT = 30

/** Returns the trade's word for a unit in any spelling, or undefined if the text is not a unit. */
export function unitIn(text: string): string | undefined {
  if (text.length > MAX_UNIT) return undefined
  const word = text.trim().toLowerCase().replace(/\.$/, '')
  return units.get(word.replace(/^man[ -]/, 'man-'))
}

export const isMeasure = (unit: string): boolean => Object.hasOwn(MEASURES, unit)
export const isTime = (unit: string): boolean => Object.hasOwn(TIMES, unit)

/** A pattern for any spelling of a unit, at the end of its word. */
export const UNIT = [...units.keys()].join('|').replaceAll('man-', 'man[ -]')
