import { fileURLToPath } from 'node:url'
import { addRelease, releasedVersions, releasesFolder } from '../site/server/releases.ts'

/** `npm run release`: keeps the latest build permanently, so that the server serves it under `/v/<version>/`. */
async function release(): Promise<void> {
  const folder = releasesFolder()
  const version = await addRelease(fileURLToPath(new URL('../../dist/widgets', import.meta.url)), folder)
  const versions = await releasedVersions(folder)
  process.stdout.write(`${version} is in ${folder}, with ${versions.length - 1} others.\n`)
}

release().catch((fault: unknown) => {
  process.stderr.write(`${fault instanceof Error ? fault.message : fault}\n`)
  process.exitCode = 1
})
