import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type PartnerProject,
  partnerProject,
  readmeTest,
} from '#host-demo/checks/browser/tools/fixtures/partner-project.ts'
import { wayOf } from '#host-demo/checks/ways/way.ts'
import { type FrameworkSite, installedSite } from './framework-site.ts'

let project: PartnerProject
let site: FrameworkSite
beforeAll(async () => {
  project = await partnerProject()
  site = await installedSite('jest', project.tarball, 'https://api.example')
  await site.write('readme.test.js', await readmeTest(project.installed, '@jest/globals'))
}, 600_000)
afterAll(async () => {
  await site?.remove()
  await project?.remove()
})

const way = wayOf('Jest', 'testing', 'the example of README')
test('the example of README shows the product in Jest', { timeout: 300_000, ...way }, () => site.run('test'))

test('the error about the DOM of Jest, which has no Response, names one that has it', {
  timeout: 300_000,
}, async () => {
  await expect(site.run('test:jsdom')).rejects.toThrow('jest-fixed-jsdom')
})
