/** Closes everything on Ctrl+C and SIGTERM. npm's shell swallows signals, so the end of that shell counts too. */
export function shutDownGracefully(close: () => Promise<void>): void {
  let ending = false
  const end = async (): Promise<void> => {
    if (ending) return
    ending = true
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void end()
  }, 500).unref()
}
