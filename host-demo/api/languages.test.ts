import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '#shared/languages/languages.ts'
import { hostKey } from '#shared/messages/fill-in.ts'
import { definedTexts } from '#shared/messages/texts.ts'
import './app.ts'
import './start-mails.ts'

const english: Record<string, string> = Object.fromEntries(
  [...definedTexts].flatMap(([name, texts]) =>
    Object.entries(texts).map(([key, text]) => [hostKey(name, key), text]),
  ),
)

const FORM = /_(zero|one|two|few|many|other)$/

/** Returns the keys that a language needs: for a text with a count, each form that it has. */
function keysOf(language: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return Object.keys(english).flatMap(key => {
    if (!FORM.test(key)) return key
    return key.endsWith('_other') ? pluralCategories.map(form => key.replace(FORM, `_${form}`)) : []
  })
}

const translationOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...['mails', 'errors'].map(name =>
      JSON.parse(
        readFileSync(new URL(`../../shared/languages/${language}/${name}.json`, import.meta.url), 'utf8'),
      ),
    ),
  )

/** Returns what a translation keeps. One thing needs no number. */
function shape(key: string, text: string) {
  const places = new Set(text.match(/\{\w+\}/g))
  if (FORM.test(key)) places.delete('{count}')
  return { isEmpty: text.trim() === '', places: [...places].sort(), paragraphs: text.split('\n').length }
}

test.each(languages.filter(language => language !== 'en'))(
  'each mail and each error has words in %s, with the same values',
  language => {
    const translation = translationOf(language)
    expect(Object.keys(translation).sort()).toEqual(keysOf(language).sort())
    for (const [key, text] of Object.entries(translation))
      expect(shape(key, text), key).toEqual(
        shape(key, english[key] ?? english[key.replace(FORM, '_other')] ?? ''),
      )
  },
)
