import { type Sentence, texts } from '#shared/messages/texts.ts'
import { type Fields, textField } from './fields.ts'
import { HttpError } from './http-error.ts'

const errors = texts('error.name', {
  address: 'A name cannot contain <, >, @ or ://. Please write it without them.',
})

/** What turns a name into an address: `Mei <office@bank.example>` looks like another sender. */
const ADDRESSING = /[<>@]|:\/\//g

/** Reads the name of a person or a company. Throws an HttpError 400 for one that looks like an address. */
export function nameField(
  fields: Fields,
  field: string,
  { max, empty }: { max: number; empty: Sentence },
): string {
  const name = textField(fields, field, { max, empty })
  if (plainName(name) !== name) throw new HttpError(400, errors.address, { field })
  return name
}

/** Returns a name without what would make it look like an address. Earlier names may have that. */
export function plainName(name: string): string {
  // Wide and small forms look alike.
  const plain = name.normalize('NFKC')
  if (plain.search(ADDRESSING) < 0) return name
  return plain.replace(ADDRESSING, ' ').replace(/\s+/g, ' ').trim()
}
