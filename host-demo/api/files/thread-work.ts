import { parentPort } from 'node:worker_threads'
import { type Form, type FormFile, fileOfForm } from './form.ts'

/** The answer of the thread to a form; undefined once it is ready. */
export type Answer = { file: FormFile | undefined } | { fault: string } | undefined

const answer = (message: Answer, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved)

parentPort?.on('message', async (form: Form) => {
  try {
    const file = await fileOfForm(form)
    answer({ file }, file ? [file.bytes.buffer] : [])
  } catch (fault) {
    answer({ fault: String(fault) })
  }
})
answer(undefined)
