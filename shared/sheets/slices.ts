/** Work that can pause at each `yield`. */
export type Steps<Result> = Generator<undefined, Result>

/** Milliseconds per task. A browser calls a task long after 50 ms, and a slower device needs the rest of them. */
const SLICE = 8

export function atOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Does the work in short tasks, so that the page stays responsive. Work that fits into the first task has no pause. */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let end = performance.now() + SLICE
  let step = steps.next()
  while (!step.done) {
    if (performance.now() > end) {
      await nextTask()
      end = performance.now() + SLICE
    }
    step = steps.next()
  }
  return step.value
}

/** Lets the browser paint and respond. A timer would wait 4 ms after a few calls, and a second in a background tab. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(resolve => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
