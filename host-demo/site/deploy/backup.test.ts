import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { START_TIMEOUT, startApi } from '../../api/testing/start-api.ts'
import { adapt, isMissing } from './configuration.ts'

const script = fileURLToPath(new URL('backup.sh', import.meta.url))
const server = process.env.TEST_DATABASE_URL ?? ''
const isTried = server && !isMissing('psql') && !isMissing('pg_dump')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trade-backup-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

// Debian's `psql` is a Perl script, which warns about a named locale that is not installed.
const env = { ...process.env, LC_ALL: 'C' }

const run = (url: string, ...options: string[]) =>
  spawnSync(script, options, {
    env: { ...env, DATABASE_URL: url, RELEASES_DIR: join(folder, '.releases') },
    encoding: 'utf8',
  })

const unreachable = 'postgres://nobody@127.0.0.1:1/nothing'

test('a failed backup leaves no file that looks like a backup', () => {
  expect(run(unreachable, folder).status).not.toBe(0)
  expect(readdirSync(folder)).toEqual([])
})

test('releases are backed up once each, even if the database fails, and can be restored', () => {
  const [target, releases] = [mkdtempSync(join(folder, 'backups-')), join(folder, '.releases')]
  mkdirSync(join(releases, '0.9.0/chunks'), { recursive: true })
  mkdirSync(join(releases, '.0.10.0-42'))
  const file = join(releases, '0.9.0/chunks/start.js')
  writeFileSync(file, 'export {}')
  run(unreachable, target)
  expect(readdirSync(target)).toEqual(['release-0.9.0.tar'])
  const kept = join(target, 'release-0.9.0.tar')
  const before = statSync(kept).mtimeMs
  run(unreachable, target)
  expect(statSync(kept).mtimeMs).toBe(before)

  rmSync(releases, { recursive: true })
  expect(run(unreachable, '--restore', kept)).toMatchObject({ status: 0, stderr: '' })
  expect(readFileSync(file, 'utf8')).toBe('export {}')
  expect(existsSync(join(releases, '.0.10.0-42'))).toBe(false)
  rmSync(releases, { recursive: true })
})

if (!isTried)
  test('NOT TRIED: database.sql and backup.sh, because TEST_DATABASE_URL is not set, or psql or pg_dump is missing', () =>
    undefined)
else
  test('a backup restores members, sessions, requests and files into another database', {
    timeout: START_TIMEOUT,
  }, async () => {
    const name = `trade_${process.pid}_${Date.now()}`
    const [url, other] = [makeDatabase(name), makeDatabase(`${name}_again`)]
    const marketOn = (url: string) => startApi({ engine: { kind: 'server', url } })
    const before = await marketOn(url)
    const token = await before.asBuyer()
    const pdf = `%PDF-1.7 ${'ÿ\n'.repeat(9000)}`
    const form = new FormData()
    form.append('file', new File([pdf], 'a.pdf'))
    type Stored = { Result: [{ DocFileName: string }] }
    const upload = await before.send<Stored>('POST', '/api/upload/Public/Inquiry/Doc', form, { token })
    const file = upload.body.Result[0].DocFileName
    const inquiry = { title: 'Inquiry : Pump', toTenantId: 1, inquiryBody: 'In stock?', attachmentUrl: file }
    type Sent = { Item1: { Id: number } }
    const first = await before.post<Sent>('/api/public/inquiry/new2', inquiry, { token })
    const old = join(folder, 'trade-20200101T000000Z.dump')
    writeFileSync(old, '')
    utimesSync(old, 0, 0)

    expect(run(url, folder)).toMatchObject({ status: 0, stderr: '' })
    const [backup = '', ...others] = readdirSync(folder).filter(each => each.endsWith('.dump'))
    expect(others).toEqual([])
    expect(statSync(join(folder, backup)).mode & 0o777).toBe(0o600)
    expect(run(other, '--restore', join(folder, backup))).toMatchObject({ status: 0, stderr: '' })

    const after = await marketOn(other)
    expect((await after.get(file, { token })).body).toBe(pdf)
    const next = await after.post<Sent>('/api/public/inquiry/new2', inquiry, { token })
    expect(next.body.Item1.Id).toBe(first.body.Item1.Id + 1)
    expect(run(other, '--restore', join(folder, backup)).status).not.toBe(0)
    await Promise.all([before.close(), after.close()])
    for (const each of [name, `${name}_again`])
      psql('-c', `drop database ${each} with (force)`, '-c', `drop role ${each}`)
  })

/** Creates a database with the file of this folder. Its owner has no other rights on the server. */
function makeDatabase(name: string): string {
  psql('-f', adapt('database.sql', folder, { trade: name }), '-c', `alter role ${name} password '${name}'`)
  return Object.assign(new URL(server), { username: name, password: name, pathname: `/${name}` }).href
}

function psql(...options: string[]): void {
  const done = spawnSync('psql', ['-q', '-v', 'ON_ERROR_STOP=1', ...options, server], {
    env,
    encoding: 'utf8',
  })
  expect(done).toMatchObject({ status: 0, stderr: '' })
}
