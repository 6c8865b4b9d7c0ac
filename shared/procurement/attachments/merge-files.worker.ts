import { type MergeRequest, mergeFiles } from './merge-files.ts'

// The worker answers one question. Its creator ends it.
addEventListener('message', async ({ data }: MessageEvent<MergeRequest>) => {
  const merged = await mergeFiles(data.files, data)
  postMessage(merged, { transfer: [merged.bytes.buffer] })
})
