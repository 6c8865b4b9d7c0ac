import { mergeFiles } from './merge-files.ts'

// The worker answers one question. Its creator ends it.
addEventListener('message', async ({ data }: MessageEvent<readonly Blob[]>) => {
  const merged = await mergeFiles(data)
  postMessage(merged, { transfer: [merged.bytes.buffer] })
})
