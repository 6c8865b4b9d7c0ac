import type { Plugin, Rolldown } from 'vite'

const RUNTIME = 'rolldown-runtime'
const CORE = 'core'
/** Under this name the core hands the runtime on. */
const HANDED_ON = '$runtime'

/**
 * Lays the bundler's runtime, a file of 0.7 kB that nearly every chunk asks for, into the core that they all ask for
 * anyway: one request less before anything shows. The bundler has no way to say so, so it is done on its output.
 */
export function foldRuntime(): Plugin {
  return {
    name: 'fold-runtime-into-core',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(each => each.type === 'chunk')
        const runtime = chunks.find(each => each.name === RUNTIME)
        const core = chunks.find(each => each.name === CORE)
        if (!runtime || !core) return
        for (const chunk of chunks) {
          if (chunk !== runtime)
            chunk.code = chunk === core ? withRuntime(core, runtime) : handedOn(chunk, runtime, core)
        }
        for (const asset of Object.values(bundle)) {
          if (asset.type !== 'asset' || typeof asset.source !== 'string') continue
          if (asset.fileName.endsWith('.html')) asset.source = withoutPreload(asset.source, runtime)
          if (asset.fileName === 'manifest.json') asset.source = withoutEntry(asset.source, runtime)
        }
        delete bundle[runtime.fileName]
        const asking = chunks.find(each => each !== runtime && each.code.includes(baseName(runtime)))
        if (asking)
          throw new Error(`${asking.fileName} still asks for ${runtime.fileName}, which is folded away`)
      },
    },
  }
}

function withRuntime(core: Rolldown.OutputChunk, runtime: Rolldown.OutputChunk): string {
  if (core.code.includes(HANDED_ON)) throw new Error(`The core uses the name ${HANDED_ON} itself`)
  const [code = '', exported = ''] = runtime.code.split(/export\s*{([^}]*)};?\s*$/)
  const names = exported.split(',').map(each => each.trim().split(/\s+as\s+/))
  const result = names.map(([inside = '', outside = inside]) => `${outside}:${inside}`).join(',')
  const own = imported(core, runtime)
  return `const ${HANDED_ON}=(()=>{${code};return{${result}}})()${own ? `,{${own.bindings}}=${HANDED_ON}` : ''};${
    own ? core.code.replace(own.statement, '') : core.code
  }\nexport{${HANDED_ON}};`
}

function handedOn(
  chunk: Rolldown.OutputChunk,
  runtime: Rolldown.OutputChunk,
  core: Rolldown.OutputChunk,
): string {
  const preloads = chunk.code.replaceAll(baseName(runtime), baseName(core))
  const own = imported(chunk, runtime)
  if (!own) return preloads
  const from = own.statement.slice(own.statement.indexOf('from')).replace(baseName(runtime), baseName(core))
  return chunk.code
    .replace(own.statement, `import{${HANDED_ON}}${from}const{${own.bindings}}=${HANDED_ON};`)
    .replaceAll(baseName(runtime), baseName(core))
}

function withoutPreload(html: string, runtime: Rolldown.OutputChunk): string {
  return html.replace(new RegExp(`\\n[^\\n]*${baseName(runtime)}[^\\n]*`), '')
}

function withoutEntry(json: string, runtime: Rolldown.OutputChunk): string {
  const manifest = JSON.parse(json) as Record<string, { imports?: string[] }>
  const gone = `_${baseName(runtime)}`
  delete manifest[gone]
  for (const entry of Object.values(manifest)) {
    if (entry.imports) entry.imports = entry.imports.filter(each => each !== gone)
  }
  return JSON.stringify(manifest, null, 2)
}

/** The statement by which a chunk imports the runtime, and its names as an object pattern names them. */
function imported(
  chunk: Rolldown.OutputChunk,
  runtime: Rolldown.OutputChunk,
): { statement: string; bindings: string } | undefined {
  const pattern = new RegExp(`import\\s*{([^}]*)}\\s*from\\s*"[^"]*${baseName(runtime)}";?`)
  const [statement, names] = pattern.exec(chunk.code) ?? []
  return statement && names ? { statement, bindings: names.replace(/\s+as\s+/g, ':') } : undefined
}

const baseName = (chunk: Rolldown.OutputChunk): string => chunk.fileName.split('/').at(-1) ?? chunk.fileName
