import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { targets } from './page.ts'
import { reactModules } from './react-modules.ts'
import { safeBuiltins } from './safe-builtins.ts'
import { safeDocument } from './safe-document.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'shared/first-paint/first-file')

/** What first content does without, and what of `stand-ins/` is built in its place. */
const standIns: Readonly<Record<string, string>> = {
  'shared/api/client.ts': 'client.ts',
  'shared/stores/query.ts': 'query.ts',
  'shared/session/session.ts': 'session.ts',
  'shared/messages/i18n.ts': 'i18n.ts',
  'shared/element/define.ts': 'define.ts',
  'shared/forms/form.ts': 'form.ts',
  'shared/api/rfq.ts': 'nothing.ts',
  'shared/api/uploads.ts': 'nothing.ts',
  'shared/ui/dialogs.tsx': 'nothing.ts',
  'shared/dialogs/dialogs.ts': 'nothing.ts',
  'shared/dialogs/use-sign-in.ts': 'nothing.ts',
}

/** Those whose first content is read, not asked for by polls or kept in the browser. */
const widgets = ['search', 'product', 'company', 'rfq'] as const

/**
 * Builds for each of these widgets one file that paints its elements before anything else of the bundle has come
 * (decisions.mdx#first-files). Returns the files by the module of the elements.
 */
export async function buildFirstFiles(site: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  if (process.env.FIRST_FILES === 'off') return files
  for (const widget of widgets) {
    const source = `widgets/${widget}/${widget}.element.ts`
    const code = await bundle(source)
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
    const file = `chunks/${widget}.first-${hash}.js`
    files[source] = file
    await writeFile(join(site, file), code)
  }
  return files
}

const ENTRY = 'first-file'

async function bundle(source: string): Promise<string> {
  const plugins = [entryFor(source), withStandIns(), ...[reactModules(), safeBuiltins(), safeDocument()]]
  const result = await build({
    ...{ root, plugins, mode: 'production', logLevel: 'warn' },
    build: {
      ...targets,
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        // Content that it cleans is not first content.
        external: ['dompurify'],
        preserveEntrySignatures: 'strict',
        treeshake: { moduleSideEffects: id => /\.element\.ts$|\.css/.test(id) },
      },
    },
  })
  const [chunk, ...others] = [result]
    .flat()
    .flatMap(each => ('output' in each ? each.output : []))
    .filter(each => each.type === 'chunk')
  if (!chunk || others.length > 0) throw new Error(`${source} has to become one file`)
  return chunk.code
}

/** Defines the elements of a widget, which the stand-in only notes, and exports how to paint them. */
function entryFor(source: string): Plugin {
  const id = join(folder, `${ENTRY}.ts`)
  return {
    name: 'first-file-entry',
    resolveId: asked => (asked === ENTRY ? id : null),
    load: asked =>
      asked === id
        ? `import ${JSON.stringify(join(root, source))}\nexport { giveUp, paintFirst, prepare } from './paint-first.ts'`
        : null,
  }
}

function withStandIns(): Plugin {
  return {
    name: 'stand-ins',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const standIn = standIns[found?.id.slice(root.length).replaceAll('\\', '/') ?? '']
      return standIn ? join(folder, 'stand-ins', standIn) : found
    },
  }
}
