import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#shared/languages/languages.ts'
import { hostKey } from '#shared/messages/fill-in.ts'
import { definedTexts } from '#shared/messages/texts.ts'
import { englishTexts } from '#shared/testing/message-texts.ts'

// The server's texts.
import '#host-demo/api/app.ts'
import '#host-demo/api/start-imports.ts'
import '#host-demo/api/start-mails.ts'

const sources = import.meta.glob(
  ['../../{shared,widgets,host-demo/site}/**/*.messages.ts', '../../shared/trade/offer-words.ts'],
  { eager: true },
)
const files = import.meta.glob<Record<string, string>>('../../shared/languages/*/*.json', {
  eager: true,
  import: 'default',
})

const CATEGORY = /_(zero|one|two|few|many|other)$/

const english: Record<string, string> = {
  ...englishTexts(),
  ...Object.fromEntries(
    [...definedTexts].flatMap(([name, texts]) =>
      Object.entries(texts).map(([key, text]) => [hostKey(name, key), text]),
    ),
  ),
}

/** Returns the English text that a key translates. A language may have other categories of plurals than English. */
const original = (key: string): string | undefined => english[key] ?? english[key.replace(CATEGORY, '_other')]

/** Returns the placeholders of a text, which a translation has to keep. */
function shape(text: string) {
  return {
    isEmpty: text.trim() === '',
    placeholders: text.match(/\{\w+\}/g)?.sort() ?? [],
    paragraphs: text.split('\n').length,
  }
}

test.each(Object.entries(files))(
  '%s translates texts of ours, with their placeholders and paragraphs',
  (_, texts) => {
    expect(Object.keys(sources).length).toBeGreaterThan(20)
    for (const [key, text] of Object.entries(texts))
      expect(shape(text), key).toEqual(shape(original(key) ?? ''))
  },
)

test.each(languages.filter(language => language !== 'en'))('%s misses no text', language => {
  const own = Object.entries(files).filter(([path]) => basename(dirname(path)) === language)
  const keys = own.flatMap(([, texts]) => Object.keys(texts))
  expect(
    keys.filter((key, index) => keys.indexOf(key) !== index),
    'keys in two files',
  ).toEqual([])
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const wanted = Object.keys(english).flatMap(key => {
    const name = key.replace(CATEGORY, '')
    return name === key ? key : categories.map(category => `${name}_${category}`)
  })
  expect(
    wanted.filter(key => !keys.includes(key)),
    'missing texts',
  ).toEqual([])
})
