import { mergeFiles } from './merge-files.ts'

// One question, one answer: whoever made the worker ends it.
addEventListener('message', async ({ data }: MessageEvent<readonly Blob[]>) => {
  const merged = await mergeFiles(data)
  postMessage(merged, { transfer: [merged.bytes.buffer] })
})
