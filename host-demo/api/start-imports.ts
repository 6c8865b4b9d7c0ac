import { workImports } from './catalogue/work.ts'
import type { Api } from './request/api.ts'
import { repeatWork } from './request/repeat-work.ts'

const PAUSE = 500

/** Applies and undoes imports as long as the server runs. `close()` resolves when the rows at hand are stored. */
export const startImports = (api: Api): { close(): Promise<void> } =>
  repeatWork(api, { name: 'importing', pause: PAUSE, round: signal => workImports(api, signal) })
