import type { ConfigSource } from './config.ts'
import { type ConfigPatch, readSettings, type SettingProblem } from './settings.ts'

/** Reads the settings of a script tag or a `<trade-config>`. Names unreadable ones in the console, once. */
export function readAttributes(
  source: Exclude<ConfigSource, 'code'>,
  given: Iterable<readonly [name: string, value: string]>,
): ConfigPatch {
  const problems: SettingProblem[] = []
  const read = readSettings(given, problem => problems.push(problem))
  if (problems.length > 0)
    import('./setting-problems.ts').then(
      ({ nameProblems }) => nameProblems(source, problems),
      () => {},
    )
  return read
}
