import { atom, type ReadableAtom } from 'nanostores'
import { $config } from '#shared/config/config.ts'
import { fillIn, type Values } from '#shared/messages/fill-in.ts'

type Text = string | ((values: Values) => string)

/** The English texts: in any other language the whole bundle paints. */
export function messages(
  _: string,
  english: Readonly<Record<string, string>>,
): ReadableAtom<Readonly<Record<string, Text>>> {
  return atom(
    Object.fromEntries(
      Object.entries(english).map(([key, text]) => [
        key,
        text.includes('{') ? (values: Values) => fillIn(text, values, $config.get().locale) : text,
      ]),
    ),
  )
}
