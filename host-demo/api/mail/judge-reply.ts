import type { Fault } from '../database/tables.ts'
import { replies, type Stage } from './reply-table.ts'

/** Returns whose fault a reply of a mail server is, and whether it ends the mail. `reply` begins with its code. */
export function judgeReply(stage: Stage, reply: string): { fault: Fault; isFinal: boolean } {
  const [, code = '', codes = ''] = CODES.exec(reply) ?? []
  const enhanced = codes.trim().split(' ').at(-1)?.slice(2) ?? ''
  const text = wordsOf(reply)
  const row = replies.find(
    each =>
      (!each.at || each.at.includes(stage)) &&
      (!each.code || new RegExp(`^${each.code}`).test(code)) &&
      (!each.enhanced || new RegExp(`^(?:${each.enhanced})$`).test(enhanced)) &&
      (!each.words || each.words.test(text)),
  )
  const fault = row?.fault ?? 'unknown'
  return { fault, isFinal: code.startsWith('5') && (fault === 'recipient' || fault === 'content') }
}

/** The code of a reply with its enhanced code. A mail server that repeats the reply of another has two: the last says more. */
const CODES = /^(\d{3})[ -]?((?:[245]\.\d{1,3}\.\d{1,3}(?:\s|$))*)/

/** Leaves out addresses: `<relay@seller.example>` says nothing about relaying. */
const wordsOf = (reply: string): string =>
  reply
    .toLowerCase()
    .replace(/^\d{3}[ -]?(?:[245]\.\d{1,3}\.\d{1,3}\b)?/gm, ' ')
    .replace(/<[^>\n]*>|\S+@\S+|https?:\/\/\S+/g, ' ')
    .replace(/\s+/g, ' ')
