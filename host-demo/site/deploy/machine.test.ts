import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adapt, env, isMissing } from './configuration.ts'

const unit = 'trade-widgets@.service'
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trade-machine-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a program that prints nothing when all is well. */
function run(program: string, ...options: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, options, { env, encoding: 'utf8' })
  expect([status, stdout, stderr]).toEqual([0, '', ''])
}

test('the service starts the server of npm start, and builds nothing', () => {
  const text = readFileSync(new URL(unit, import.meta.url), 'utf8')
  const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
  expect(`${/^ExecStart=\/usr\/bin\/(.+)$/m.exec(text)?.[1]} --build`).toBe(scripts.start)
})

if (isMissing('systemd-analyze'))
  test('NOT TRIED: the service, because systemd is not installed', () => undefined)
else
  test('systemd finds no fault in the service', () => {
    const places = { '/usr/bin/node': process.execPath, 'User=trade-widgets': 'User=root' }
    run('systemd-analyze', 'verify', adapt(unit, folder, places).replace('@', '@4173'))
  })

if (isMissing('logrotate'))
  test('NOT TRIED: logrotate.conf, because logrotate is not installed', () => undefined)
else
  test('a log that a process keeps open is rotated, and the next line starts the new file', () => {
    const logs = join(folder, 'logs')
    mkdirSync(logs, { mode: 0o755 })
    const file = openSync(join(logs, 'requests.log'), 'a')
    const conf = adapt('logrotate.conf', folder, { '/var/log/trade-widgets': logs })
    for (let day = 0; day <= 16; day += 1) {
      writeSync(file, `day ${day}\n`)
      if (day < 16) run('logrotate', '--force', '--state', join(folder, 'state'), conf)
    }
    const read = (name: string) => readFileSync(join(logs, name), 'utf8')
    expect([read('requests.log'), read('requests.log.1')]).toEqual(['day 16\n', 'day 15\n'])
    expect(readdirSync(logs)).toHaveLength(1 + 14)
    expect(readdirSync(logs)).toContain('requests.log.14.gz')
  })
