import type { Kind } from '#shared/api/items.ts'
import { wantedIn } from '#shared/api/rfq-title.ts'
import { type Sentence, type Text, texts } from '#shared/messages/texts.ts'
import { type Asked, linesOf, quantityText } from '#shared/trade/asked.ts'
import { plainName } from '../../request/names.ts'
import { lines as linesIn, paragraphs, quoted, type Words } from '../words.ts'
import { linkLines, wayToRequest } from './by-link.ts'
import { dayEnd, type Person, personText, quantityWords } from './request-words.ts'

const t = texts('mail.rfq', {
  asks: '{sender} asks for a quotation.',
  product: 'Your product: {item}',
  service: 'Your service: {item}',
  quoteBy: 'Please quote by {day}.',
  answer: 'Answer without signing in',
})

type Request = {
  title: string
  /** The line that states the quantity with its unit, or ''. */
  quantityLine: string
  message: string
  kind: Kind
  /** The name of the item, or '' if the title says it. */
  item: string
  /** The last day for quotations with the zone in which it ends, null without one. */
  deadline: Deadline | null
}

type Deadline = { day: string; zone: string }

type Way = {
  sender: Person
  /** False for a company without members, which has no dashboard. */
  hasAccount: boolean
  /** The address at which the seller answers without signing in. */
  byLink: string
}

/** Asks a seller for a quotation, quantity first. */
export const rfqLetter = (facts: Request & Way): Words => {
  const { sender, title, quantityLine, message, kind, item, deadline, hasAccount, byLink } = facts
  return {
    subject: title,
    body: paragraphs(
      quantityWords(quantityLine),
      t.asks({ sender: personText(sender) }),
      item && t[kind]({ item }),
      deadline && quoteBy(deadline),
      linkLines(t.answer, byLink),
      hasAccount && wayToRequest(null),
      quoted(withoutFirst(message, quantityLine)),
    ),
  }
}

const quoteBy = ({ day, zone }: Deadline): Sentence => t.quoteBy({ day: dayEnd(day, zone) })

/** Our forms already start the message with this line. */
const withoutFirst = (message: string, quantityLine: string): string =>
  quantityLine && message.startsWith(`${quantityLine}\n`) ? message.slice(quantityLine.length + 1) : message

const tList = texts('mail.rfqList', {
  subject_other: 'RFQ : {list}, {count} lines',
  asks_other: '{sender} asks for quotations for {count} lines of the list {list}.',
  sheet: "The buyer's sheet comes with it: {sheet}",
  answer: 'Answer all lines without signing in',
  line: 'Line',
  quantity: 'Quantity',
  item: 'Item',
  allLines: 'For all lines:',
})

type Line = Request & { number: number; asked: Asked }

type List = Way & {
  /** The name of the buyer's list, and that of the sheet it came from, or ''. */
  list: string
  sheet: string
  lines: readonly Line[]
}

/** Asks a seller for quotations for lines of a list: a table of all lines, then the note and the requirements of each. */
export const listLetter = ({ sender, sheet, lines, hasAccount, byLink, ...given }: List): Words => {
  const list = plainName(given.list)
  const count = lines.length
  return {
    subject: tList.subject({ list, count }),
    body: paragraphs(
      tList.asks({ sender: personText(sender), list, count }),
      sheet && tList.sheet({ sheet: plainName(sheet) }),
      ...deadlinesOf(lines).map(quoteBy),
      linkLines(tList.answer, byLink),
      hasAccount && wayToRequest(null),
      quoted(tableOf(lines)),
      ...detailsOf(lines).map(quoted),
    ),
  }
}

/** Returns the last day that all lines share, or none. */
function deadlinesOf(lines: readonly Line[]) {
  const [first] = lines
  const isSame = ({ deadline }: Line) =>
    deadline?.day === first?.deadline?.day && deadline?.zone === first?.deadline?.zone
  return first?.deadline && lines.every(isSame) ? [first.deadline] : []
}

/** Writes rows whose cells are separated by tabs, which become a table in HTML. */
const tableOf =
  (lines: readonly Line[]): Sentence =>
  language =>
    [
      [tList.line(language), tList.quantity(language), tList.item(language)],
      ...lines.map(({ number, asked, title, item }) => [
        `${number}`,
        quantityText(asked.requirements),
        [wantedIn(title), item && `(${item})`].filter(Boolean).join(' '),
      ]),
    ]
      .map(row => row.map(cell => cell.replace(/\s+/g, ' ')).join('\t'))
      .join('\n')

/** Returns what the buyer requires of all lines, and the note and the other requirements of each line that has any. */
function detailsOf(lines: readonly Line[]): Text[] {
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
  return common.length > 0 ? [linesIn(tList.allLines, ...common), ...own] : own
}
