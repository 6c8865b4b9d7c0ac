const BEGIN = '\n\nSent from: '

/** Returns the ending of a message that names its origin, in English for senders of any language. */
export const endingOf = (line: string): string => BEGIN + line

/** Splits such an ending off a message. */
export function splitEnding(text: string): { message: string; ending: string } {
  const start = text.lastIndexOf(BEGIN)
  const isEnding = start >= 0 && !/[\n\r]/.test(text.slice(start + BEGIN.length))
  return isEnding
    ? { message: text.slice(0, start), ending: text.slice(start) }
    : { message: text, ending: '' }
}
