import { expect, test } from 'vitest'
import { sampled } from '../browser/tools/sampled.ts'
import { countHarm, inParts, member, type Placed, showElements } from './attacked-page.ts'
import { inEachEngine, oneOf } from './engines.ts'
import { usual } from './fake-market.ts'
import { filledWith } from './hostile-replies.ts'
import { payloads, running } from './payloads.ts'
import { expectAllZero, tallyFor } from './tally.ts'

// Hostile texts in a server's answers to writes.

/** The calls with a special answer, and that answer; all other calls answer as usual. */
type Way = { to: RegExp; answer: (text: string, reply: unknown) => unknown }

/** Every call that writes, and the one that returns the signed-in member. */
const WRITES = /^(POST|PUT) |userdetail$/

const granted: Way = { to: WRITES, answer: filledWith }
const refusedInWords: Way = {
  to: WRITES,
  answer: (text, reply) =>
    hasReturnCode(reply) ? { ...reply, ReturnCode: 401, ResponseMessage: text } : filledWith(text, reply),
}
const refused = (to: RegExp): Way => ({
  to,
  answer: text => {
    const words = { ResponseMessage: text, Message: text, error: text, error_description: text }
    return new Response(JSON.stringify(words), { status: 400 })
  },
})
/** Returns a way in which one of the numbers in each reply is a text as well, if it has that many. */
const withNumber = (place: number): Way => ({
  to: WRITES,
  answer: (text, reply) => withNthNumber(filledWith(text, reply), place, text),
})

const hasReturnCode = (reply: unknown): reply is object =>
  typeof reply === 'object' && reply !== null && 'ReturnCode' in reply

function withNthNumber(reply: unknown, place: number, text: string): unknown {
  let numbers = 0
  return JSON.parse(
    JSON.stringify(reply, (_, value) => (typeof value === 'number' && numbers++ === place ? text : value)),
  )
}

type Screen = {
  who: string
  elements: readonly Placed[]
  stored: Readonly<Record<string, string>>
  /** The calls among the writes that its elements make. */
  calls: RegExp
  ways: readonly Way[]
}

/** The writes of visitors, with the elements that show the signed-in member; and those of members. */
const screens: readonly Screen[] = [
  {
    who: 'visitors',
    elements: ['login', 'register', 'recovery', 'contact', 'newsletter', 'header', 'menu'].map(
      name => [`trade-${name}`] as const,
    ),
    stored: {},
    calls: /tenant|userdetail|Admin|newsletter/,
    ways: [granted, refusedInWords, refused(WRITES), withNumber(0), withNumber(1)],
  },
  {
    who: 'members',
    elements: [
      ['trade-rfq', { kind: 'product', 'item-id': 1 }],
      ['trade-rfq', { kind: 'service', 'item-id': 1 }],
      ['trade-inquiry', { 'company-id': 1 }],
      ['trade-chat', { 'company-id': 2 }],
    ],
    stored: member('Aisyah'),
    // An RFQ list reads the reply to its sheet as the RFQ form reads that to its PDF.
    calls: /rfq\/(?!sheet)|inquiry|updateChatHistory|addNewChat/i,
    ways: [
      // A conversation begins with the first message that is granted.
      ...[refused(/new2$|addNewChat$/), withNumber(0), granted, withNumber(1)],
      ...[refusedInWords, refused(/\/upload\/|updateChatHistory$/), refused(/Inquiry\/Email$/)],
    ],
  },
]

inEachEngine((open, { draw }) => {
  test.for(screens)(
    'in the replies to the writes of $who',
    { timeout: 1_200_000 },
    async (screen, context) => {
      const { tab, market } = open()
      const tally = tallyFor(context, 'Injection')
      const answered = new Set<string>()
      for (const texts of inParts(sampled(screen.who, oneOf(12, draw(payloads)), 3), 60)) {
        market.answer = ({ call }) => usual[call]
        await showElements(tab, market, screen.elements, screen.stored)
        for (const way of screen.ways) {
          for (const text of texts) {
            market.answer = ({ call }) => {
              if (!way.to.test(call)) return usual[call]
              tally.cases += 1
              answered.add(call)
              return way.answer(text, usual[call])
            }
            await tab.run(async () => {
              await window.attack.sendForms()
              window.attack.note()
            }, undefined)
          }
        }
        await countHarm(tab, market, tally, `replies with ${texts[0]} and others`)
      }
      const calls = Object.keys(usual).filter(call => WRITES.test(call) && screen.calls.test(call))
      expect([...answered].toSorted()).toEqual(calls.toSorted())
      expectAllZero(tally)
    },
  )

  test('a page that writes a reply into its HTML is noticed', async context => {
    const { tab, market } = open()
    const tally = tallyFor(context, 'Injection')
    await showElements(tab, market, [['section']], {})
    market.answer = ({ call }) => granted.answer(running.join(''), usual[call])
    await tab.run(async url => {
      const answer = await fetch(`${url}/api/Admin/contact/us`, { method: 'PUT' })
      const place = document.querySelector('section')
      place?.classList.add('rich-text')
      if (place) place.innerHTML = (await answer.json()).ResponseMessage
    }, market.url)
    await countHarm(tab, market, tally, 'a raw reply')
    expect(tally.executed).toBeGreaterThanOrEqual(running.length)
    Object.assign(tally, { executed: 0 })
  })
})
