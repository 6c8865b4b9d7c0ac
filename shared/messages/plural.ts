import { $config } from '#shared/config/config.ts'

/** The keys of a text in several numbers: 'lines' for `lines_one` and `lines_other`. */
type Counted<Texts> = keyof Texts extends infer Key
  ? Key extends `${infer Name}_other`
    ? Name
    : never
  : never

/** Returns the text for a number of things: `plural(t, 'lines', 3)` fills in `lines_other`. */
export function plural<Texts extends object>(messages: Texts, key: Counted<Texts>, count: number): string {
  const category = new Intl.PluralRules($config.get().locale).select(count)
  const text: unknown = Reflect.get(messages, `${key}_${category}`) ?? Reflect.get(messages, `${key}_other`)
  return typeof text === 'function' ? String(text({ count })) : String(text)
}
