import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type PartnerProject,
  partnerProject,
} from '#host-demo/checks/browser/tools/fixtures/partner-project.ts'
import type { Site } from '#host-demo/checks/browser/tools/fixtures/serve.ts'
import { sharedMarket } from '#host-demo/checks/browser/tools/market.ts'
import { type FrameworkSite, installedSite } from './framework-site.ts'

// Each framework installs our package from its tarball and the rest from the npm registry, so a registry must be
// reachable.
const market = sharedMarket()

type Framework = {
  name: string
  /** Its name in the table of all ways. Without it, each build has its own. */
  title?: string
  /** The way in which our elements come onto the page: an import of the package unless stated otherwise. */
  by?: string
  /** Scripts that build it, one for each way. */
  builds?: readonly string[]
  /** True when its server sends the element with its attributes and the link. */
  renders?: true
  /** True when it has a second page, to which it links. */
  navigates?: true
}

const component = 'React component'

const frameworks: readonly Framework[] = [
  {
    name: 'next',
    title: 'Next.js',
    by: component,
    builds: ['build:webpack', 'build:turbopack'],
    renders: true,
    navigates: true,
  },
  { name: 'nuxt', title: 'Nuxt', renders: true, navigates: true },
  { name: 'sveltekit', title: 'SvelteKit', renders: true, navigates: true },
  { name: 'astro', title: 'Astro', renders: true, navigates: true },
  { name: 'angular', title: 'Angular', navigates: true },
  { name: 'vue', title: 'Vue', navigates: true },
  { name: 'react-18', title: 'React 18', by: component },
  { name: 'solid', title: 'Solid' },
  { name: 'preact', title: 'Preact' },
  {
    name: 'page-libraries',
    by: 'script tag',
    builds: ['build:turbo', 'build:htmx'],
    renders: true,
    navigates: true,
  },
  { name: 'bundlers', builds: ['build:webpack', 'build:esbuild', 'build:rollup', 'build:parcel'] },
]

let project: PartnerProject
beforeAll(async () => {
  project = await partnerProject()
})
afterAll(() => project.remove())

describe.each(frameworks)('$name', framework => {
  const { name, title, by = 'import of the package', builds = ['build'] } = framework
  let installed: FrameworkSite
  beforeAll(async () => {
    installed = await installedSite(name, project.tarball, market().url)
  }, 600_000)
  afterAll(() => installed?.remove())

  for (const build of builds) {
    const [, tool] = build.split(':')
    const host = [title, tool].filter(Boolean).join(', ')
    const held: string[] = []
    test(build, { timeout: 600_000, meta: { way: { host, by, tried: held } } }, async () => {
      // A bundler that can't follow one of our imports says so, and continues.
      expect(await installed.run(build)).not.toMatch(/critical dependency|can(not|'t) resolve/i)
      held.push('builds')
      const site = await installed.start()
      try {
        await visit(site, framework, held)
      } finally {
        await market().empty()
        await site.close()
      }
    })
  }
})

async function visit(
  { origin }: Site,
  { renders, navigates }: Pick<Framework, 'renders' | 'navigates'>,
  held: string[],
): Promise<void> {
  if (renders) {
    const html = await (await fetch(origin)).text()
    expect(html).toMatch(/<trade-product [^>]*product-id="1"/)
    expect(html).toContain('Look at it on the marketplace')
    held.push('renders')
  }
  const page = await market().visitor()
  await page.route('**/favicon.ico', route => route.fulfill({ status: 204 }))
  await page.goto(origin)
  const heading = page.locator('trade-product').getByRole('heading', { level: 1 })
  await heading.waitFor()
  const first = await heading.textContent()
  held.push('shows')
  await page.getByText('Product 1 is shown').waitFor()
  held.push('tells')
  await page.getByRole('button', { name: 'Next one' }).click()
  await expect.poll(() => heading.textContent()).not.toBe(first)
  held.push('changes')
  if (!navigates) return
  await page.getByRole('link', { name: 'Other page' }).click()
  await page.locator('trade-rfq').getByText('RFQ Item').waitFor()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect.poll(() => heading.textContent()).toBe(first)
  await page.reload()
  await heading.waitFor()
  held.push('leads')
}
