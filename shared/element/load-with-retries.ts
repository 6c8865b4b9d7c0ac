/** Pauses before what could not be loaded is asked for again, in milliseconds. */
const PAUSES = [500, 2_000, 8_000]

/**
 * Loads, and tries again three times what could not be fetched: code that has come and failed would fail again. `tries`
 * counts the failed ones. Rejects with the last error, named in the console.
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

/** By their messages alone browsers tell apart a file that could not be had and a TypeError in what it does. */
const isMissing = (error: unknown): boolean =>
  error instanceof TypeError &&
  /dynamically imported|importing a module|fetch|load failed/i.test(error.message)
