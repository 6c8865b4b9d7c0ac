import { $config } from '#shared/config/config.ts'
import { fillIn, hostKey } from './fill-in.ts'
import { defined, shownLanguage, textsOf } from './i18n.ts'

type Values = Readonly<Record<string, string | number>>

/** The names of texts in several numbers: 'lines' if there are `lines_one` and `lines_other`. */
type Counted<Texts> = keyof Texts extends infer Key
  ? Key extends `${infer Name}_other`
    ? Name
    : never
  : never

/**
 * Returns the text for a number of things: `plural(t, 'lines', 3)` fills in `lines_other`. A language may have a text for
 * each category of its plurals, such as `lines_few`, that English lacks.
 */
export function plural<Texts extends object>(
  texts: Texts,
  name: Counted<Texts>,
  count: number,
  others: Values = {},
): string {
  const { locale } = $config.get()
  const key = `${name}_${new Intl.PluralRules(shownLanguage(locale)).select(count)}`
  const values = { ...others, count }
  const own = key in texts ? undefined : ofLanguage(texts, key, locale)
  if (own !== undefined) return fillIn(own, values, locale)
  const text: unknown = Reflect.get(texts, key) ?? Reflect.get(texts, `${name}_other`)
  return typeof text === 'function' ? text(values) : String(text)
}

function ofLanguage(texts: object, key: string, locale: string): string | undefined {
  const section = [...defined].find(([, { store }]) => store.get() === texts)?.[0]
  return section && textsOf(locale)[hostKey(section, key)]
}
