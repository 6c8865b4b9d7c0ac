import { delimiter, join } from 'node:path'
import { isExecutable } from '../find-chrome.ts'

const COMMANDS = ['firefox-esr', 'firefox']

const USUAL_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
    .filter(folder => folder !== undefined)
    .map(folder => join(folder, 'Mozilla Firefox/firefox.exe')),
]

/** What to do where there is no Firefox. */
export const FIREFOX_HELP = 'install firefox-esr, or name one: FIREFOX_PATH=/path/to/firefox'

/** `FIREFOX_PATH`, else one that is installed. */
export function findFirefox(): string | undefined {
  const { FIREFOX_PATH: named, PATH = '' } = process.env
  if (named) {
    if (isExecutable(named)) return named
    throw new Error(`FIREFOX_PATH=${named} is no program that can be run`)
  }
  const folders = PATH.split(delimiter).filter(folder => folder !== '')
  const inPath = COMMANDS.flatMap(command => folders.map(folder => join(folder, command)))
  return [...inPath, ...USUAL_PLACES].find(isExecutable)
}
