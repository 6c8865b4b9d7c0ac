import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { START_TIMEOUT, startApi } from '#host-demo/api/testing/start-api.ts'

const read = (name: string): string => readFileSync(join('.storybook/docs', name), 'utf8')

test('every file that README and the docs name exists', () => {
  const pages = readdirSync('.storybook/docs').filter(name => /\.mdx?$/.test(name))
  const folder = 'host-demo/site/developers'
  const publicPages = readdirSync(folder).filter(name => name.endsWith('.md'))
  const texts = [
    readFileSync('README.md', 'utf8'),
    ...pages.map(read),
    ...publicPages.map(name => readFileSync(join(folder, name), 'utf8')),
  ]
  const paths = texts.flatMap(text => [
    ...text.matchAll(/`((?:\.storybook|host-demo|shared|widgets)\/[\w/.@-]+\.\w+)`/g),
  ])
  expect(paths.map(([, path = '']) => path).filter(path => !existsSync(path))).toEqual([])
})

test('each ASVS requirement has a verdict and evidence, and fails only by specification', () => {
  const rows = read('asvs.md').matchAll(/^\| ([\d.]+) \| (.+?) \| (pass|fail|not applicable) \| (.+) \|$/gm)
  const requirements = [...rows].map(([, number = '', , verdict = '', evidence = '']) => ({
    number,
    verdict,
    evidence,
  }))
  expect(new Set(requirements.map(({ number }) => number)).size).toBe(70)
  const failed = requirements.filter(({ verdict }) => verdict === 'fail')
  expect(failed.filter(({ evidence }) => !/^by specification: .+ Softened: /.test(evidence))).toEqual([])
  expect(failed.map(({ number }) => number)).toEqual(['3.4.2', '10.4.4', '14.2.1'])
})

test('the page lists every call with the callers that the API allows', {
  timeout: START_TIMEOUT,
}, async () => {
  const rows = read('security-rules.md').matchAll(/^\| (`[A-Z]+ \/api\/.+`) \| (.+?) \| .+ \|$/gm)
  const rules = [...rows].flatMap(([, calls = '', who = '']) =>
    calls.split(', ').map(call => [call.slice(1, -1), who] as const),
  )
  const api = await startApi()
  const routes = api.app.routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
  const found = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))]
  expect(rules.map(([call]) => call).sort()).toEqual(found.sort())
  for (const [call, who] of rules) {
    const [method = '', path = ''] = call.split(' ')
    const { status } = await api.send(method, path, undefined)
    expect(status === 401, `${call} is for ${who}`).toBe(who === 'members')
  }
  await api.close()
})
