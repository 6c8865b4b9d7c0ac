import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { noteShipped, type Shipped, thirdPartyText } from './third-party.ts'

/** Returns the notices of everything that a build of this source ships. */
async function noticesOf(source: string): Promise<string> {
  const root = await mkdtemp(join('node_modules', '.third-party-'))
  try {
    await writeFile(join(root, 'entry.js'), source)
    const shipped: Shipped = new Set()
    await build({
      root,
      logLevel: 'warn',
      configFile: false,
      plugins: [noteShipped(shipped)],
      build: { write: false, lib: { entry: 'entry.js', formats: ['es'] } },
    })
    return await thirdPartyText(shipped)
  } finally {
    await rm(root, { recursive: true })
  }
}

test('built-in packages and their dependencies are listed with version and licence', async () => {
  const text = await noticesOf("import { nanoquery } from '@nanostores/query'\nnanoquery()")
  for (const name of ['@nanostores/query', 'nanostores']) {
    const { version } = JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8'))
    const licence = await readFile(`node_modules/${name}/LICENSE`, 'utf8')
    expect(text).toContain(`\n${name} ${version}\nLicence: MIT\n`)
    expect(text).toContain(licence.trim())
  }
})

test('an imported package that the build leaves out is not listed', async () => {
  const text = await noticesOf(
    "import { atom } from 'nanostores'\nimport { nanoquery } from '@nanostores/query'\nconsole.log(atom(1))",
  )
  expect(text).toContain('\nnanostores ')
  expect(text).not.toContain('@nanostores/query')
})
