import type { ElementDescription } from './elements.ts'
import { sourceTypes } from './source-types.ts'

/** What a page may call, as far as the script of today hands it out. Tests hold it against the source. */
const api: Readonly<Record<string, string>> = {
  configure: `/** Sets what is given and leaves the rest, live; a key set to \`undefined\` goes back to the element's or the script's word. */
export declare function configure(settings: { [Key in keyof Config]?: Config[Key] | undefined }): void`,

  define: `/** Brings and registers elements before any of them is on the page: those named, else all; with a prefix under a second name too. */
export declare function define(names?: readonly string[], options?: { prefix?: string }): Promise<void>`,

  open: `/** Opens a dialog: the page's first element of its tag, else one added to the body. Closes the others. */
export declare function open(dialog: DialogName, start?: DialogStart): void`,

  session: `/** Who is signed in. */
export declare const session: {
  get(): SessionView
  /** Calls at once and on every change; gives the function that ends it. */
  subscribe(listener: (session: SessionView) => void): () => void
  /** Signs out without a question; unsent drafts stay for the next time. */
  signOut(): void
}`,

  whenReady: `/** Resolves with the element as soon as its first content is shown, at once if it is already. */
export declare function whenReady<Tag extends HTMLElement>(element: Tag): Promise<Tag>`,
}

/** The names of what a page may call. */
export async function apiNames(): Promise<string[]> {
  return Object.keys(await import('#widgets/runtime/trade-widgets.ts'))
}

async function apiDeclarations(): Promise<string[]> {
  return (await apiNames()).map(name => {
    const declaration = api[name]
    if (!declaration) throw new Error(`${name} is handed out, and has no declaration`)
    return declaration
  })
}

/** `trade-widgets.d.ts`: the API, the events and every element as TypeScript sees them. */
export async function declarationsOf(elements: readonly ElementDescription[]): Promise<string> {
  return [
    await sourceTypes(),
    ...(await apiDeclarations()),
    `/** All of it, as the script hands it out. */
export type TradeWidgets = { ${(await apiNames()).map(name => `${name}: typeof ${name}`).join('; ')} }`,
    ...elements.map(interfaceOf),
    `declare global {
  interface Window {
    /** There as soon as the script has run. */
    readonly tradeWidgets: TradeWidgets
  }

  interface HTMLElementTagNameMap {
${elements.map(({ tag, interfaceName }) => `    '${tag}': ${interfaceName}`).join('\n')}
  }

  interface GlobalEventHandlersEventMap extends TradeEventMap {}
}
`,
  ].join('\n\n')
}

function interfaceOf(element: ElementDescription): string {
  const { interfaceName, tag, summary, attributes, methods } = element
  // `lang` is a property of every HTML element already.
  const fields = attributes
    .filter(({ property }) => property !== 'lang')
    .map(({ property, type, description }) => `  /** ${description} */\n  ${property}: ${type}`)
  const called = methods.map(
    ({ name, description, parameter }) =>
      `  /** ${description} */\n  ${name}(${parameter ? `${parameter.name}?: ${parameter.type}` : ''}): void`,
  )
  return [
    `/** \`<${tag}>\`: ${summary} */`,
    `export interface ${interfaceName} extends HTMLElement {`,
    ...fields,
    ...called,
    '}',
  ].join('\n')
}

/** `react.d.ts`: the same elements in the JSX of React 19, for projects that have React's types. */
export function reactDeclarationsOf(elements: readonly ElementDescription[]): string {
  return `import type { HTMLAttributes, RefAttributes } from 'react'
import type {
${elements.map(({ interfaceName }) => `  ${interfaceName},`).join('\n')}
  TradeEventMap,
} from './trade-widgets.js'

/** What every HTML element takes, the attributes of this one under both spellings, and its events as \`ontrade-…\`. */
type Widget<Own extends HTMLElement, Attributes> = Omit<HTMLAttributes<Own>, keyof Attributes> &
  RefAttributes<Own> &
  Attributes & {
    [Name in keyof TradeEventMap as \`on\${Name}\`]?: ((event: TradeEventMap[Name]) => void) | undefined
  }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(intrinsicOf).join('\n')}
    }
  }
}
`
}

function intrinsicOf({ tag, interfaceName, attributes, summary }: ElementDescription): string {
  const fields = attributes.flatMap(({ name, property, kind, choices, description }) => {
    const type = writable(kind, choices)
    const spellings = new Set([name, property])
    return [...spellings].map(each => {
      const key = /^\w+$/.test(each) ? each : `'${each}'`
      return `          /** ${description} */\n          ${key}?: ${type} | undefined`
    })
  })
  return [
    `      /** ${summary} */`,
    `      '${tag}': Widget<`,
    `        ${interfaceName},`,
    '        {',
    ...fields,
    '        }',
    '      >',
  ].join('\n')
}

/** React writes an attribute where there is no such property: a number may be given as text. */
function writable(
  kind: ElementDescription['attributes'][number]['kind'],
  choices: readonly string[],
): string {
  if (kind === 'enum') return choices.map(each => `'${each}'`).join(' | ')
  if (kind === 'boolean') return 'boolean'
  return kind === 'text' ? 'string' : 'number | string'
}
