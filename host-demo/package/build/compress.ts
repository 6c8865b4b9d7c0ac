import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from './bundle.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Smaller files fit into one packet anyway. */
const WORTH_IT = 500

export async function brotli(content: Uint8Array): Promise<Buffer> {
  return toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
}

export async function compressFolder(folder: string): Promise<void> {
  const texts = (await filesIn(folder)).filter(path => /\.(js|css|html|svg|json)$/.test(path))
  await Promise.all(
    texts.map(async path => {
      const content = await readFile(path)
      if (content.byteLength < WORTH_IT) return
      await writeFile(`${path}.br`, await brotli(content))
      await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }))
    }),
  )
}
