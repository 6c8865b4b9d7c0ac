import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ESTree, parseSync } from 'vite'
import { attributeName } from '#shared/config/settings.ts'

/** An attribute: its function in attributes.ts without the ending, such as `id`. */
export type WrittenAttribute = { kind: string; isRequired: boolean }

/** The facts of an element that its sources state, known without running them. */
export type WrittenDefinition = {
  tag: string
  /** False for `<trade-config>` and `<trade-frame>`, which render nothing of their own. */
  isWidget: boolean
  /** The module that registers it, such as `widgets/rfq/rfq.element.ts`. */
  file: string
  attributes: ReadonlyMap<string, WrittenAttribute>
  /** The attributes of its example, as in HTML. */
  example: string
  sees: string
  isDialog: boolean
  isFramed: boolean
  isRendered: boolean
  hasChunk: boolean
  /** The source of its entry in the snippet builder; empty if it has none. */
  embed: string
}

export const repository = fileURLToPath(new URL('../../..', import.meta.url))

/** Reads the definitions of all elements in `widgets/`, in the order of their tags. */
export function readDefinitions(): WrittenDefinition[] {
  const names = readdirSync(join(repository, 'widgets'), { recursive: true, encoding: 'utf8' })
  const found = names
    .filter(name => /\.(element|definition)\.ts$/.test(name))
    .map(name => new Source(`widgets/${name.replaceAll('\\', '/')}`))
    .flatMap(file => [...file.values.values()].flatMap(node => definitionAt({ node, file }) ?? []))
  return found.sort((one, other) => (one.tag < other.tag ? -1 : 1))
}

/** An expression in its file. */
type Located = { node: ESTree.Expression; file: Source }

/** Returns the definition of a widget, of a dialog, or of an element that is neither: an object with its `tag`. */
function definitionAt({ node, file }: Located): WrittenDefinition | undefined {
  const callee = calleeOf(node)
  const isDialog = callee === 'defineDialog'
  if (node.type === 'CallExpression' && (isDialog || callee === 'defineWidget')) {
    const [name, options] = node.arguments
    if (name?.type !== 'Literal' || options?.type !== 'ObjectExpression')
      throw new Error(`${file.path} has to call ${callee} with the name and the options in place.`)
    return definition(`${isDialog ? 'trade-' : ''}${name.value}`, { node: options, file }, isDialog)
  }
  const tag = textOf(membersAt({ node, file }).get('tag'))
  return tag.startsWith('trade-') ? definition(tag, { node, file }, false) : undefined
}

function definition(tag: string, options: Located, isDialog: boolean): WrittenDefinition {
  const { path } = options.file
  const members = membersAt(options)
  const isOn = (name: string, usual: boolean): boolean =>
    (sourceOf(members.get(name)) || `${usual}`) === 'true'
  const attributes = [...membersAt(members.get('attributes'))]
  const example = textOf(members.get('example'))
  const written: WrittenDefinition = {
    tag,
    file: path.replace('.definition.', '.element.'),
    isWidget: members.has('component'),
    attributes: new Map(attributes.map(([name, located]) => [name, attributeAt(name, located)])),
    example,
    sees: textOf(members.get('sees')),
    isDialog,
    isFramed: isOn('framed', !isDialog),
    isRendered: isOn('rendered', !isDialog),
    hasChunk: isOn('chunk', true),
    embed: sourceOf(members.get('embed')),
  }
  for (const [name, { isRequired }] of written.attributes)
    if (isRequired && !example.includes(`${attributeName(name)}="`))
      throw new Error(`${path}: the \`example\` of <${tag}> has to set ${attributeName(name)}.`)
  if (!written.sees && written.isWidget)
    throw new Error(`${path}: <${tag}> needs \`sees\`, a text that a visitor sees once it is ready.`)
  return written
}

/** Reads a call of a function of attributes.ts, or an object that begins with one and changes some of it. */
function attributeAt(name: string, located: Located): WrittenAttribute {
  const { node, file } = target(located)
  if (node.type === 'ObjectExpression' && node.properties[0]?.type === 'SpreadElement') {
    return attributeAt(name, { node: node.properties[0].argument, file })
  }
  const [, kind] = /^(\w+)Attribute$/.exec(calleeOf(node)) ?? []
  if (node.type !== 'CallExpression' || !kind)
    throw new Error(`${file.path}: the attribute ${name} has to come from a function of attributes.ts.`)
  const options = node.arguments.at(-1)
  const given = membersAt(options?.type === 'ObjectExpression' ? { node: options, file } : undefined)
  return {
    kind,
    isRequired: given.has('required'),
  }
}

const calleeOf = (node: ESTree.Expression): string =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : ''

/** Returns the properties of an object, those of the objects that it spreads included. */
function membersAt(located: Located | undefined): Map<string, Located> {
  const { node, file } = located ? target(located) : {}
  if (node?.type !== 'ObjectExpression' || !file) return new Map()
  const all = node.properties.flatMap((each): [string, Located][] => {
    if (each.type === 'SpreadElement') return [...membersAt({ node: each.argument, file })]
    return each.key.type === 'Identifier' ? [[each.key.name, { node: each.value, file }]] : []
  })
  return new Map(all)
}

/** Follows a name to the expression that it stands for, through imports of our own files. */
function target({ node, file }: Located): Located {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return target({ node: node.expression, file })
  const named = node.type === 'Identifier' ? file.find(node.name) : undefined
  return named ? target(named) : { node, file }
}

const textOf = (located: Located | undefined): string =>
  located?.node.type === 'Literal' ? String(located.node.value) : ''

const sourceOf = (located: Located | undefined): string =>
  located ? located.file.code.slice(located.node.start, located.node.end) : ''

/** A source file with the values of its top-level constants. */
class Source {
  readonly path: string
  readonly code: string
  readonly values = new Map<string, ESTree.Expression>()
  readonly #imports = new Map<string, { from: string; name: string }>()

  constructor(path: string) {
    this.path = path
    this.code = readFileSync(join(repository, path), 'utf8')
    for (const statement of parseSync(path, this.code).program.body) {
      if (statement.type === 'ImportDeclaration') this.#keepImports(statement)
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declared?.type !== 'VariableDeclaration') continue
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier' && init) this.values.set(id.name, init)
    }
  }

  /** Returns the value of a constant of this file, or of one that it imports from another. */
  find(name: string): Located | undefined {
    const node = this.values.get(name)
    if (node) return { node, file: this }
    const imported = this.#imports.get(name)
    return imported && new Source(imported.from).find(imported.name)
  }

  #keepImports({ source, specifiers }: ESTree.ImportDeclaration): void {
    const from = source.value.replace(/^#/, '').replace(/^\.\//, this.path.replace(/[^/]+$/, ''))
    if (from === source.value || !/\.tsx?$/.test(from)) return
    for (const { type, local, ...others } of specifiers) {
      const imported = 'imported' in others ? others.imported : undefined
      if (imported?.type === 'Identifier') this.#imports.set(local.name, { from, name: imported.name })
    }
  }
}
