import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('./serving-process.ts', import.meta.url))

export type ServerProcess = {
  url: string
  child: ChildProcess
  /** Ends it like a power cut, or with another signal. */
  end(signal?: NodeJS.Signals): Promise<void>
}

/** Starts one on the database of the environment. Rejects with its output when it cannot start. */
export async function startProcess(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', chunk => {
    said += String(chunk)
  })
  const ended = once(child, 'exit')
  const first = await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)])
  if (!first) throw new Error(said)
  return {
    url: String(first[0]).trim(),
    child,
    end: async (signal = 'SIGKILL') => {
      child.kill(signal)
      await ended
    },
  }
}
