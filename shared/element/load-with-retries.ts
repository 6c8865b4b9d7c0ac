/** Milliseconds to wait before each further attempt to load. */
const PAUSES = [500, 2_000, 8_000]

/**
 * Loads a module, and tries again three times if it could not be fetched: code that has loaded and failed would
 * fail again. `tries` counts the failed attempts. Rejects with the last error, which it names in the console.
 */
export async function loadWithRetries<Loaded>(
  load: (tries: number) => Promise<Loaded>,
  message: string,
): Promise<Loaded> {
  for (let tries = 0; ; tries++) {
    try {
      return await load(tries)
    } catch (error) {
      const pause = isMissing(error) ? PAUSES[tries] : undefined
      if (pause === undefined) {
        console.error(message, error)
        throw error
      }
      await new Promise(resume => setTimeout(resume, pause))
    }
  }
}

/** Browsers distinguish a file that could not be fetched from a TypeError in its code by the message alone. */
const isMissing = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported|importing a module|fetch|load failed/i.test(error.message)
