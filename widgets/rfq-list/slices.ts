/** Work that can pause wherever it yields. */
export type Steps<Result> = Generator<undefined, Result>

/** Of the 50 ms after which a browser calls a task long, a slower device needs the rest. */
const SLICE = 8

/** Does all of it at once. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Does it in short tasks, so that the page stays responsive; work that fits into the first is done without a pause. */
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

/** Lets the browser paint and answer. A timer would wait for 4 ms after a few, and for a second in a tab in the background. */
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
