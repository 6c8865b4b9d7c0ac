import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { texts } from '#shared/messages/texts.ts'
import { HttpError } from '../request/http-error.ts'
import type { Form } from './form.ts'
import type { Answer } from './thread-work.ts'

const errors = texts('error.busy', {
  many: 'Too many files are being read just now. Please try again in {seconds} seconds.',
  late: 'The file could not be read in time. Please try again in {seconds} seconds.',
})

const START = new URL('./thread-start.js', import.meta.url)
/** In MB. Bytes of files do not count. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 }
const RETRY_AFTER = 5

type Options = {
  /** Milliseconds for one form. Nothing within our limits takes a tenth of it, unless the machine is busy. */
  deadline?: number
  /** The most forms at a time: one is read, the others wait. Each holds up to 10 MB. */
  most?: number
}

/** Reads forms in a thread, one at a time, so that no file keeps other requests waiting. */
export class FormThread {
  readonly #deadline: number
  readonly #most: number
  #thread: Promise<Worker> | undefined
  #last: Promise<unknown> = Promise.resolve()
  #count = 0

  constructor({ deadline = 10_000, most = 16 }: Options = {}) {
    this.#deadline = deadline
    this.#most = most
  }

  /** Takes the bytes of the form. Throws an HttpError 503 if too many wait, or if this one takes too long. */
  async read(form: Form): Promise<NonNullable<Answer>> {
    if (this.#count >= this.#most) throw busy('many')
    this.#count += 1
    const turn = this.#last
      .then(() => this.#inTime(form))
      .finally(() => {
        this.#count -= 1
      })
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async #inTime(form: Form): Promise<NonNullable<Answer>> {
    this.#thread ??= this.#start()
    const thread = this.#thread
    try {
      const worker = await thread
      worker.ref()
      const answered = once(worker, 'message', { signal: AbortSignal.timeout(this.#deadline) })
      worker.postMessage(form, [form.body.buffer])
      const [answer] = await answered
      worker.unref()
      return answer
    } catch (fault) {
      // It may be in a loop, or out of memory. The next form gets a new one.
      this.#thread = undefined
      await thread.then(worker => worker.terminate()).catch(() => undefined)
      const isLate = fault instanceof Error && fault.name === 'AbortError'
      throw isLate ? busy('late') : fault
    }
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(START, { execArgv: [], resourceLimits })
    // One that dies while it has nothing to do is replaced, too.
    worker
      .on('error', () => undefined)
      .on('exit', () => {
        this.#thread = undefined
      })
    // It is ready once it says so.
    await once(worker, 'message')
    return worker
  }
}

const busy = (why: keyof typeof errors) =>
  new HttpError(503, errors[why]({ seconds: RETRY_AFTER }), { retryAfter: RETRY_AFTER })
