import { defineConfig } from 'vitest/config'
import { FailedTests } from '#shared/testing/failed-tests.ts'
import { SlowestFiles } from '#shared/testing/slowest-files.ts'
import { quick, slowUnits } from './host-demo/checks/test-parts.ts'
import { TrustTable } from './host-demo/checks/trust/trust-table.ts'
import { WaysTable } from './host-demo/checks/ways/ways-table.ts'
import { elements } from './host-demo/package/build/elements.ts'
import { heldTexts } from './shared/hydration/jsx/plugin.ts'
import { hydration } from './shared/hydration/plugin.ts'
import { leanPdf } from './shared/procurement/attachments/plugin.ts'
import { renameShoelace } from './shared/ui/shoelace/plugin.ts'

/** A happy-dom page that `setup.ts` clears completely after each test. */
const page = {
  environment: 'happy-dom',
  // Files share the page, so no link may leave it.
  environmentOptions: {
    happyDOM: {
      settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
    },
  },
  setupFiles: ['shared/testing/page-storage.ts', 'shared/testing/setup.ts'],
  css: true,
  testTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  server: { deps: { inline: [/@shoelace-style/, /node_modules\/(@lit|lit|@r2wc)/] } },
}

/** Drives a browser that shows the marketplace of `global-setup.ts`. */
const browser = {
  environment: 'node',
  globalSetup: ['host-demo/checks/browser/tools/global-setup.ts'],
  // Playwright is loaded once per worker, not once per file. No module keeps anything that a test has changed.
  isolate: false,
  testTimeout: 600_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 180_000 } },
  // Enough of a page's text to see in a failed run why another text is missing.
  chaiConfig: { truncateThreshold: 4000 },
}

/** Tests of code that runs once on a page, so that each of these files needs a page of its own. */
const ownPage = [
  '{shared/hydration,widgets/runtime,host-demo/site/{answer,dashboard}}/**/*.test.{ts,tsx}',
  'host-demo/{package/{npm,templates/*},site/embed}/*.test.tsx',
  '.storybook/states/*.test.ts',
]

/** Repeats one browser file with a font of other widths, because a page may not depend on the machine's fonts. */
const inArimo = {
  extends: true as const,
  test: {
    ...browser,
    name: 'browser in Arimo',
    include: ['host-demo/checks/browser/elements/frame.test.ts'],
    env: { FONTCONFIG_FILE: `${import.meta.dirname}/host-demo/checks/browser/tools/fonts/arimo.conf` },
  },
}

/** Slow unit tests, left to the gate, which sets `LONG`. */
const leftOut = process.env.LONG
  ? []
  : slowUnits.flatMap(path => [`${path}*.test.ts`, `${path}*/**/*.test.ts`])

export default defineConfig({
  plugins: [elements(), renameShoelace(), hydration(), heldTexts(), leanPdf()],
  // A module, so that a worker made from a blob may import it from another origin.
  worker: { format: 'es', plugins: () => [leanPdf()] },
  optimizeDeps: { exclude: ['@shoelace-style/shoelace'] },
  test: {
    // As many as a small machine has cores. By default Vitest leaves one idle, and many of these tests mostly wait.
    maxWorkers: 2,
    reporters: ['default', new SlowestFiles(), new TrustTable(), new WaysTable(), new FailedTests()],
    projects: [
      {
        extends: true,
        test: {
          ...page,
          name: 'unit',
          include: ['{shared,widgets}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.node.test.ts', ...ownPage, ...leftOut],
          // Files share the page, because opening one and importing everything again takes longer than most tests.
          isolate: false,
        },
      },
      { extends: true, test: { ...page, name: 'unit-own-page', include: ownPage, exclude: leftOut } },
      // Every story, rendered as a server renders it and then hydrated.
      {
        extends: true,
        test: {
          ...page,
          name: 'unit-hydration',
          globalSetup: ['.storybook/hydration/global-setup.ts'],
          include: ['.storybook/hydration/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          css: true,
          testTimeout: 60_000,
          // A server under load takes its time to stop.
          hookTimeout: 300_000,
          isolate: false,
          include: ['host-demo/**/*.test.ts', 'shared/**/*.node.test.ts', '.storybook/docs/*.test.ts'],
          exclude: [
            'host-demo/{checks/{browser,trust},site/{answer,dashboard},package/{frameworks,wordpress/site}}/**',
            ...leftOut,
          ],
        },
      },
      {
        extends: true,
        test: {
          ...browser,
          name: 'browser',
          include: (process.env.LONG ? ['**/*'] : quick).map(
            name => `host-demo/checks/browser/*/${name}.test.ts`,
          ),
        },
      },
      ...(process.env.LONG ? [inArimo] : []),
      // A part of `npm run test:full` that asks the npm registry.
      {
        extends: true,
        test: { ...browser, name: 'frameworks', include: ['host-demo/package/frameworks/*.test.ts'] },
      },
      // A part of `npm run test:full` that needs Debian's WordPress.
      {
        extends: true,
        test: { ...browser, name: 'wordpress', include: ['host-demo/package/wordpress/site/*.test.ts'] },
      },
      // A part of `npm run test:full`. The gate runs a random sample of its cases.
      {
        extends: true,
        test: { ...browser, name: 'trust', include: ['host-demo/checks/trust/**/*.test.ts'] },
      },
    ],
  },
})
