// Plain JavaScript, because a thread starts without the loader of TypeScript.
import { tsImport } from 'tsx/esm/api'

await tsImport('./thread-work.ts', import.meta.url)
