import { type InLanguages, type Letters, paragraphs, quoted } from '../language.ts'

type Facts = { from: string; count: number; words: string }

/** Tells a member of messages that nobody has read for a while. */
export const unreadMessages: Letters<Facts> = {
  en: ({ from, count, words }) => ({
    subject: `New message from ${from}`,
    body: paragraphs(
      count === 1
        ? `${from} wrote to you.`
        : `${from} wrote ${count} messages to you. The last one is below.`,
      "Answer in 'Messages' in the dashboard.",
      quoted(words),
    ),
  }),
  ms: ({ from, count, words }) => ({
    subject: `Mesej baharu daripada ${from}`,
    body: paragraphs(
      count === 1
        ? `${from} menulis kepada anda.`
        : `${from} menulis ${count} mesej kepada anda. Yang terakhir ada di bawah.`,
      "Jawab dalam 'Messages' di Papan Pemuka.",
      quoted(words),
    ),
  }),
}

/** The last lines of every notice. The link that ends notices follows. */
export const noticeEnding: InLanguages<string> = {
  en: 'You get this notice as a member of Trade Enabler. To get no more notices, open this page:',
  ms: 'Anda menerima makluman ini sebagai ahli Trade Enabler. Untuk menghentikan makluman, buka halaman ini:',
}
