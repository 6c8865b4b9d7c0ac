import type { Kind } from '#shared/api/items.ts'
import { wantedIn } from '#shared/api/rfq-title.ts'
import { type Asked, linesOf, quantityText } from '#shared/trade/asked.ts'
import type { Language } from '#shared/languages/languages.ts'
import { plainName } from '../../request/names.ts'
import { type Letters, paragraphs, quoted } from '../language.ts'
import { byLink, wayTo } from './by-link.ts'
import { dayEndIn, type Person, personText, quantityLineIn } from './request-words.ts'

type Request = {
  title: string
  /** The line that states the quantity with its unit, or ''. */
  quantityLine: string
  message: string
  kind: Kind
  /** The name of the item, or '' if the title says it. */
  item: string
  /** The last day for quotations with the zone in which it ends, null without one. */
  deadline: { day: string; zone: string } | null
}

type Way = {
  sender: Person
  /** False for a company without members, which has no dashboard. */
  hasAccount: boolean
  /** The address at which the seller answers without signing in. */
  byLink: string
}

/** Asks a seller for a quotation, quantity first. */
export const rfqLetter: Letters<Request & Way> = {
  en: ({ sender, title, quantityLine, message, kind, item, deadline, ...link }) => ({
    subject: title,
    body: paragraphs(
      quantityLineIn('en', quantityLine),
      `${personText(sender)} asks for a quotation.`,
      item && `Your ${kind}: ${item}`,
      deadline && `Please quote by ${dayEndIn.en(deadline.day, deadline.zone)}.`,
      byLink('en', 'Answer without signing in', link.byLink),
      link.hasAccount && wayTo('en', null),
      quoted(withoutFirst(message, quantityLine)),
    ),
  }),
  ms: ({ sender, title, quantityLine, message, kind, item, deadline, ...link }) => ({
    subject: title,
    body: paragraphs(
      quantityLineIn('ms', quantityLine),
      `${personText(sender)} meminta sebut harga.`,
      item && `${kind === 'product' ? 'Produk' : 'Perkhidmatan'} anda: ${item}`,
      deadline && `Sila beri sebut harga selewat-lewatnya pada ${dayEndIn.ms(deadline.day, deadline.zone)}.`,
      byLink('ms', 'Jawab tanpa log masuk', link.byLink),
      link.hasAccount && wayTo('ms', null),
      quoted(withoutFirst(message, quantityLine)),
    ),
  }),
}

/** Our forms already start the message with this line. */
const withoutFirst = (message: string, quantityLine: string): string =>
  quantityLine && message.startsWith(`${quantityLine}\n`) ? message.slice(quantityLine.length + 1) : message

type Line = Request & { number: number; asked: Asked }

type List = Way & {
  /** The name of the buyer's list, and that of the sheet it came from, or ''. */
  list: string
  sheet: string
  lines: readonly Line[]
}

/** Asks a seller for quotations for lines of a list: a table of all lines, then the note and the requirements of each. */
export const listLetter: Letters<List> = {
  en: ({ sender, list, sheet, lines, ...link }) => ({
    subject: `RFQ : ${plainName(list)}, ${lines.length} lines`,
    body: paragraphs(
      `${personText(sender)} asks for quotations for ${lines.length} lines of the list ${plainName(list)}.`,
      sheet && `The buyer's sheet comes with it: ${plainName(sheet)}`,
      ...deadlinesOf(lines).map(({ day, zone }) => `Please quote by ${dayEndIn.en(day, zone)}.`),
      byLink('en', 'Answer all lines without signing in', link.byLink),
      link.hasAccount && wayTo('en', null),
      quoted(tableOf(['Line', 'Quantity', 'Item'], lines)),
      ...detailsOf('en', lines).map(quoted),
    ),
  }),
  ms: ({ sender, list, sheet, lines, ...link }) => ({
    subject: `RFQ : ${plainName(list)}, ${lines.length} baris`,
    body: paragraphs(
      `${personText(sender)} meminta sebut harga untuk ${lines.length} baris daripada senarai ${plainName(list)}.`,
      sheet && `Helaian pembeli disertakan: ${plainName(sheet)}`,
      ...deadlinesOf(lines).map(
        ({ day, zone }) => `Sila beri sebut harga selewat-lewatnya pada ${dayEndIn.ms(day, zone)}.`,
      ),
      byLink('ms', 'Jawab semua baris tanpa log masuk', link.byLink),
      link.hasAccount && wayTo('ms', null),
      quoted(tableOf(['Baris', 'Kuantiti', 'Item'], lines)),
      ...detailsOf('ms', lines).map(quoted),
    ),
  }),
}

/** Returns the last day that all lines share, or none. */
function deadlinesOf(lines: readonly Line[]) {
  const [first] = lines
  const isSame = ({ deadline }: Line) =>
    deadline?.day === first?.deadline?.day && deadline?.zone === first?.deadline?.zone
  return first?.deadline && lines.every(isSame) ? [first.deadline] : []
}

/** Returns rows whose cells are separated by tabs, which become a table in HTML. */
const tableOf = (headings: readonly string[], lines: readonly Line[]): string =>
  [
    headings,
    ...lines.map(({ number, asked, title, item }) => [
      `${number}`,
      quantityText(asked.requirements),
      [wantedIn(title), item && `(${item})`].filter(Boolean).join(' '),
    ]),
  ]
    .map(row => row.map(cell => cell.replace(/\s+/g, ' ')).join('\t'))
    .join('\n')

const ALL_LINES: Record<Language, string> = { en: 'For all lines', ms: 'Untuk semua baris' }

/** Returns what the buyer requires of all lines, and the note and the other requirements of each line that has any. */
function detailsOf(language: Language, lines: readonly Line[]): string[] {
  const facts = lines.map(({ asked: { requirements, note } }) => ({
    note,
    required: linesOf({ ...requirements, quantity: '', unit: '' }).map(
      ([label, value]) => `${label}: ${value}`,
    ),
  }))
  const isForAll = (fact: string) => facts.every(({ required }) => required.includes(fact))
  const common = facts[0]?.required.filter(isForAll) ?? []
  const own = lines.flatMap(({ number, title }, at) => {
    const { note = '', required = [] } = facts[at] ?? {}
    const said = [note, ...required.filter(fact => !isForAll(fact))].filter(Boolean)
    return said.length > 0 ? [[`${number}. ${wantedIn(title)}`, ...said].join('\n')] : []
  })
  return common.length > 0 ? [[`${ALL_LINES[language]}:`, ...common].join('\n'), ...own] : own
}
