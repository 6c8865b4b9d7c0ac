import { isMeasure, isTime } from './units.ts'

/** The confidence that a number with a unit is the quantity. */
export type Trust = 'sure' | 'doubtful' | 'none'

/** A number, with the text before and after it in its line. */
export type FoundNumber = { number: string; unit: string; word: string; before: string; after: string }

/** Steels whose low-carbon grade looks like litres, such as 316L. */
const GRADE = /^(?:20[1-4]|30[1-9]|31[0-9]|32[1-9]|347|40[3-9]|41[0-9]|4[3-4]\d|904)$/

/** Precedes a part of the requested item, or of its package. */
const IS_PART =
  /(?:c\/w|w\/|\bwith|\bincl[a-z.]*|\bdengan|\bbeserta|\b(?:box|pack|packet|set|kit|carton|bag)(?:e?s)? of|\bconsist\w* of|\bcompris\w*|\bcontain\w*|\bterdiri daripada|@) $/i
const IS_RATE = /^(?: ?\/| ?per\b| each\b|-)/i
/** Precedes a number that states how long, large or strong a thing is. */
const MEASURED =
  /(?:\b(?:length|long|panjang|height|high|tinggi|depth|deep|width|wide|lebar|thick\w*|span|reach|head|lift|capacity|kapasiti|cap|swl|wll|weight|berat|rated|rating|insertion|range|size|saiz|up to|radius|travel|stroke|l|h|w|x|by)\W*|[x×@]\s*)$/i
/** Follows such a number. */
const MEASURING =
  /^\W*(?:long|length|lengths|lg|panjang|high|height|tinggi|head|deep|depth|wide|width|capacity|cap|swl|wll|lift|lanyard|rated|drums?|bags?|bottles?|cans?|pails?|tanks?|x)\b/i

const NOT_BOUGHT =
  /\b(?:deliver\w*|within|valid\w*|warranty|guarantee|lead|payment|hold|holding|backup|back-up|autonomy|dalam|tempoh|net|credit|every|after|before|shelf|curing|test)\b/i
const WORK =
  /\b(?:rent\w*|hire|hiring|sewa|crew|standby|charter|service\w*|manpower|khidmat|work\w*|kerja|inspect\w*|supervis\w*|engineer|technician|welder|training|latihan|on call|mobili\w*|operator|juruteknik|pemeriksaan)\b/i

type Measure = {
  /** Things bought by the piece, where the number is the measure of each piece. */
  whole: RegExp
  /** Things bought by this measure. */
  bulk: RegExp
  /** Common measures of one piece or pack. */
  packs: readonly number[]
}

const LENGTHS: Measure = {
  whole:
    /\b(?:ladder|tangga|sling|lanyard|harness|tape|pole|mast|lifeline|hoist|container|kontena|crane|kren|cabin|kabin|tray|rod|hose assembly|fire hose|pump|pam|tripod|scaffold\w*|nipple|pup joints?|thermowell|bolts?|studs?|truck|boat|gauge|tank|probe|boom|barge)\b/i,
  bulk: /\b(?:pipes?|linepipe|paip|tubes?|tubing|tiub|casing|cables?|kabel|wires?|wayar|ropes?|tali|hoses?|hos|conduits?|cord|chain|rantai)\b/i,
  packs: [3, 5.8, 6, 6.1, 10, 11.8, 12, 12.2, 15, 20, 30, 40],
}
const MASSES: Measure = {
  whole:
    /\b(?:hoists?|cranes?|kren|shackles?|jacks?|slings?|forklifts?|winch\w*|trolley|lorry|lori|trucks?|trailer|clamps?|hooks?|load cell|scales?|container|bag|bags|extinguisher\w*|pemadam|tackle|pulley|eye ?bolts?|swivel|turnbuckle|press|lift|jet|block|beam|cylinder|cables?|anchor|chain|bollard|padeye|jek)\b/i,
  bulk: /\b(?:barite|baryte|bentonite|cement|simen|sand|pasir|silica|powder|serbuk|salt|soda|flakes?|acid|asid|chloride|kcl|nacl|cacl2|lime|carbonate|gum|polymer|grease|gris|electrodes?|elektrod|steel|keluli|plates?|grit|garnet|resin|chemical\w*|bahan kimia|starch|citric|packing|rags|proppant|aggregate|wax|starch|pac|cmc|lcm|mica|graphite|zeolite|carbon)\b/i,
  packs: [1, 5, 10, 15, 16, 18, 20, 25, 40, 50],
}
const VOLUMES: Measure = {
  whole:
    /\b(?:tanks?|tangki|ibc|drums?|pumps?|pam|cylinders?|bottles?|containers?|bins?|carboys?|totes?|buckets?|cans?|jerry ?cans?|sprayers?|accumulators?|vessels?|coolers?|compressors?|receivers?|kits?|bowls?|heaters?|samplers?|tong)\b/i,
  bulk: /\b(?:oils?|minyak|diesel|petrol|fuel|glycol|meg|teg|deg|methanol|ethanol|acid|asid|solvents?|thinner|paints?|cat|inhibitors?|biocide|demulsifier|scavenger|lubricants?|coolant|detergent|degreaser|chemical\w*|bahan kimia|water|air suling|brine|fluids?|xylene|toluene|kerosene|foam|bleach|hypochlorite|amine|surfactant|cleaner)\b/i,
  packs: [1, 4, 5, 18, 19, 20, 25, 200, 205, 208, 209, 210, 1000],
}
const KINDS = { km: LENGTHS, m: LENGTHS, ft: LENGTHS, kg: MASSES, t: MASSES, L: VOLUMES }

/** Separates the item from its quantity: a dash, a comma, a colon, the end of a cell. */
const SEPARATED = /(?:[-–,;:=(]|\.{2,}) ?$/

/** Precedes the number of a standard, a grade or a size. */
const NAMED =
  /\b(?:api|astm|asme|ansi|iso|din|bs|en|jis|iec|aisi|sae|ss|tp|grade|gr|class|cl|sch|schedule|pn|dn|nps|type|model|series|tag|part|p\/n|no)[ .:-]*$/i
/** Precedes another item to buy together with this one. */
const IS_MORE = /(?:\bplus|\band|\bdan|&|\+) $/i
/** Units that count even in the middle of a line. Others, such as `2 pair`, tell there how a thing is made. */
const OF_MANY = /s\.?$|^(?:ea|each|set|unit|lot|off|buah|biji|keping|batang)$/i
/** A valve made of two or three pieces. */
const DESIGN = /^[23](?:pc|pce|piece)$/i
const IS_VALVE = /\b(?:valves?|injap)\b/i
/** The start of a range that ends with this number, such as `4-6`. */
const FROM = /(?<![\w.,/-])(\d+) ?[-–] ?$/

/** Returns how surely a number with a unit is the quantity and not a part of the description. */
export function trustIn(found: FoundNumber): Trust {
  const { number, unit, word, before, after } = found
  if (IS_PART.test(before) || IS_RATE.test(after)) return 'none'
  const isFirst = before.trim() === ''
  const isLast = /^[\s).,;:]*$/.test(after)
  const isWithin = !isFirst && !isLast
  if (isTime(unit)) {
    if (isWithin || NOT_BOUGHT.test(before + after)) return 'none'
    return WORK.test(before + after) ? 'sure' : 'doubtful'
  }
  if (isMeasure(unit)) return trustInMeasure(found, isFirst, isLast)
  // Drawing 12 no. 5
  if (/^no\.?$/i.test(word) && /^\W*\d/.test(after)) return 'none'
  if (isWithin && !OF_MANY.test(word)) return 'none'
  if (DESIGN.test(number + word) && IS_VALVE.test(before + after)) return isLast ? 'doubtful' : 'none'
  if (/\b(?:set|kit)\W*$/i.test(before) || IS_MORE.test(before)) return 'doubtful'
  return isEndOfRange(number, before) ? 'doubtful' : 'sure'
}

function isEndOfRange(number: string, before: string): boolean {
  const [found = '', from = ''] = FROM.exec(before) ?? []
  const isSize = NAMED.test(before.slice(0, before.length - found.length))
  return found !== '' && !isSize && Number(from) < Number(number) && Number(number) <= Number(from) * 3
}

function trustInMeasure(
  { number, unit, before, after }: FoundNumber,
  isFirst: boolean,
  isLast: boolean,
): Trust {
  const line = `${before} ${after}`
  const { whole, bulk, packs } = KINDS[unit as keyof typeof KINDS]
  if (isFirst && /^\.? of /i.test(after)) return 'sure'
  if (!isFirst && !isLast) return 'none'
  if (NAMED.test(before) || MEASURED.test(before) || MEASURING.test(after)) return 'none'
  const isBulk = bulk.test(line)
  if (unit === 'L' && GRADE.test(number) && !isBulk) return 'none'
  if (whole.test(line)) return 'none'
  if (!isBulk || (unit !== 't' && packs.includes(Number(number)))) return 'doubtful'
  const isSeparate = isFirst || SEPARATED.test(before)
  return bulk !== LENGTHS.bulk || isSeparate ? 'sure' : 'doubtful'
}
