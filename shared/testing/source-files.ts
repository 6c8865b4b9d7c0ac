import { readdirSync } from 'node:fs'

/** Returns the paths of TypeScript sources below these folders of the project, tests and generated files left out. */
export const sourceFiles = (...folders: readonly string[]): string[] =>
  folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter(
        name =>
          /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/(generated|testing|node_modules|sites)\//.test(name),
      ),
  )
