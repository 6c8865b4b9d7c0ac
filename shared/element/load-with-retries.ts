/** Pauses before what could not be loaded is asked for again, in milliseconds. */
const PAUSES = [500, 2_000, 8_000]

/** Loads, and tries again three times. `tries` counts the failed ones. Rejects with the last error, named in the console. */
export async function loadWithRetries<Loaded>(
  load: (tries: number) => Promise<Loaded>,
  message: string,
): Promise<Loaded> {
  for (let tries = 0; ; tries++) {
    try {
      return await load(tries)
    } catch (error) {
      const pause = PAUSES[tries]
      if (pause === undefined) {
        console.error(message, error)
        throw error
      }
      await new Promise(resume => setTimeout(resume, pause))
    }
  }
}
