import { parseId } from '#shared/api/parse-id.ts'

export type Attribute<Value> = {
  readonly kind: 'id' | 'integer' | 'text' | 'boolean' | 'enum'
  readonly description: string
  readonly required: boolean
  /** The value if the host sets nothing, or nothing valid. */
  readonly default: Value | undefined
  /** True if setting the property also writes the attribute, as `open` does on native dialogs. */
  readonly reflects: boolean
  /** The allowed values, in English, for the console and the docs. */
  readonly expects: string
  readonly choices: readonly string[]
  /** Reads an attribute text or a typed value. Returns `undefined` for an invalid one. */
  parse(given: unknown): Value | undefined
}

export type Attributes = Readonly<Record<string, Attribute<unknown>>>

export type PropsOf<Set extends Attributes> = {
  -readonly [Name in keyof Set]: Set[Name] extends Attribute<infer Value> ? Value : never
}

type AttributeValue<Value, Options> = Options extends { required: true } | { default: Value }
  ? Value
  : Value | undefined

type Options<Value> = { readonly required?: true; readonly default?: Value }

/** The id of a record on the server: a whole number above 0. */
export function idAttribute<const O extends Options<number>>(
  description: string,
  options?: O,
): Attribute<AttributeValue<number, O>> {
  return createAttribute<number, O>(
    { kind: 'id', description, expects: 'a whole number above 0', parse: parseId },
    options,
  )
}

/** A whole number from `min` (0) to `max`, such as a page or a tab. */
export function integerAttribute<const O extends Options<number> & { min?: number; max?: number }>(
  description: string,
  options?: O,
): Attribute<AttributeValue<number, O>> {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = options ?? {}
  const end = options?.max === undefined ? 'up' : `to ${max}`
  const parse = (given: unknown): number | undefined => parseInteger(given, min, max)
  const expects = `a whole number from ${min} ${end}`
  return createAttribute<number, O>({ kind: 'integer', description, expects, parse }, options)
}

/** Any text. Empty text is a value, unless the attribute is required. */
export function textAttribute(description: string, options?: Options<string>): Attribute<string> {
  const parse = (given: unknown): string | undefined =>
    typeof given === 'string' || typeof given === 'number' ? String(given) : undefined
  return createAttribute<string, { default: string }>(
    { kind: 'text', description, expects: 'text', parse },
    { default: '', ...options },
  )
}

/** True if present, unless it is `="false"`. With `reflects` the property also writes the attribute. */
export function booleanAttribute(
  description: string,
  options?: { readonly reflects?: boolean },
): Attribute<boolean> {
  const parse = (given: unknown): boolean =>
    typeof given === 'string' ? given.trim().toLowerCase() !== 'false' : Boolean(given)
  const attribute = createAttribute<boolean, { default: boolean }>(
    { kind: 'boolean', description, expects: 'present or absent', parse },
    { default: false },
  )
  return { ...attribute, reflects: options?.reflects === true }
}

/** True if present, false if `="false"`, and undefined while the host sets nothing: then something else decides. */
export function optionalBooleanAttribute(description: string): Attribute<boolean | undefined> {
  return { ...booleanAttribute(description), default: undefined }
}

export function enumAttribute<const Choice extends string, const O extends Options<NoInfer<Choice>>>(
  description: string,
  choices: readonly Choice[],
  options?: O,
): Attribute<AttributeValue<Choice, O>> {
  const parse = (given: unknown): Choice | undefined => choices.find(each => each === given)
  const expects = `one of ${choices.join(', ')}`
  return { ...createAttribute<Choice, O>({ kind: 'enum', description, expects, parse }, options), choices }
}

/** The attributes of every element. The property `lang` is the browser's own. */
export const commonAttributes = {
  loading: enumAttribute(
    '`lazy` waits until the element is near the view; `eager` shows the content at once.',
    ['lazy', 'eager'],
    { default: 'lazy' },
  ),
  theme: enumAttribute('Light or dark colours. By default those of the configuration.', [
    'light',
    'dark',
    'auto',
  ]),
  lang: textAttribute(
    'The language of this element as a BCP 47 tag. By default the locale of the configuration.',
  ),
} as const

function createAttribute<Value, O>(
  settings: Pick<Attribute<Value>, 'kind' | 'description' | 'expects' | 'parse'>,
  options: Options<Value> | undefined,
): Attribute<AttributeValue<Value, O>> {
  const attribute: Attribute<Value | undefined> = {
    reflects: false,
    choices: [],
    ...settings,
    required: options?.required === true,
    default: options?.default,
  }
  return attribute as Attribute<AttributeValue<Value, O>>
}

function parseInteger(given: unknown, min: number, max: number): number | undefined {
  const number = typeof given === 'string' && /^\s*[+-]?\d+\s*$/.test(given) ? Number(given) : given
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) return undefined
  return number >= min && number <= max ? number : undefined
}
