/** In milliseconds, before each further attempt. */
const PAUSES = [500, 2_000, 8_000]

/** Loads a module. Tries again if it could not be fetched, but not if its code failed, which would fail again. */
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
