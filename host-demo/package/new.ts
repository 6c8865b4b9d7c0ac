import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { repository } from './build/definitions.ts'

const TEMPLATE = 'company-name'
const templates = join(repository, 'host-demo/package/templates', TEMPLATE)

/** Returns the files of a widget: the template's, with the names made from this one, such as `crane-hire`. */
export function widgetFiles(name: string): [file: string, source: string][] {
  const words = name.replaceAll('-', ' ')
  const title = words.charAt(0).toUpperCase() + words.slice(1)
  const identifier = words.replace(/(?:^| )([a-z])/g, (_, first: string) => first.toUpperCase())
  const renamed = (text: string): string =>
    text.replaceAll(TEMPLATE, name).replaceAll('CompanyName', identifier).replaceAll('Company name', title)
  return readdirSync(templates).map(file => [
    renamed(file),
    renamed(readFileSync(join(templates, file), 'utf8')),
  ])
}

/** `npm run new company-name`: writes the files of `<trade-company-name>`, and lists the element in `api.json`. */
function writeWidget(name = ''): void {
  const folder = join(repository, 'widgets', name)
  if (!/^[a-z]+(-[a-z]+)*$/.test(name))
    fail('Name the widget in small letters and hyphens: npm run new company-name')
  if (existsSync(folder)) fail(`widgets/${name} is there already. Choose another name.`)
  mkdirSync(folder)
  for (const [file, source] of widgetFiles(name)) writeFileSync(join(folder, file), source)
  const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome')
  run(biome, 'check', '--write', `widgets/${name}`)
  run('--import', 'tsx', 'host-demo/package/npm/api.ts')
  console.log(`<trade-${name}> is in widgets/${name}. It is a copy of company-name. Replace its content.`)
}

function run(...command: string[]): void {
  const { status } = spawnSync(process.execPath, command, { cwd: repository, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeWidget(process.argv[2])
