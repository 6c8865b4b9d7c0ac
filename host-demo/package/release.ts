import { fileURLToPath } from 'node:url'
import { addRelease, releasedVersions, releasesFolder } from '../site/server/releases.ts'

// `npm run release`: keeps the latest build permanently, so that the server serves it under `/v/<version>/`.
const folder = releasesFolder()
const built = fileURLToPath(new URL('../../dist/widgets', import.meta.url))
try {
  const version = await addRelease(built, folder)
  const { length } = await releasedVersions(folder)
  process.stdout.write(`${version} is in ${folder}, with ${length - 1} others.\n`)
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : fault}\n`)
  process.exitCode = 1
}
