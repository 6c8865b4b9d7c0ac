import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs } from '#host-demo/checks/browser/tools/chromium.ts'
import { provideChrome } from '#host-demo/checks/find-browser/find-browser.ts'
import { elements } from '#host-demo/package/build/elements.ts'
import { FailedTests } from '#shared/testing/failed-tests.ts'
import { renameShoelace } from '#shared/ui/shoelace/plugin.ts'

const chromium = playwright({ launchOptions: { executablePath: provideChrome(), args: [...chromiumArgs] } })

/** `npm run test:stories`. It has its own file, because in `vite.config.ts` it would slow down every start by 3 s. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', new FailedTests()],
    projects: [
      {
        // Every story as a test in a real Chromium: rendered, played and checked by axe.
        plugins: [
          elements(),
          renameShoelace(),
          storybookTest({
            configDir: import.meta.dirname,
            tags: { skip: ['served'] },
            initialGlobals: { alsoDark: true },
          }),
        ],
        optimizeDeps: {
          exclude: ['@shoelace-style/shoelace'],
          // Scanned at the start, because a dependency found later would make Vite reload a running test.
          entries: [
            '.storybook/{preview.ts,stories/*.ts}',
            'widgets/runtime/trade-widgets.ts',
            'widgets/*/*.stories.ts',
          ],
        },
        test: {
          name: 'stories',
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: chromium,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: [elements(), renameShoelace()],
        test: {
          name: 'built',
          css: true,
          environment: 'node',
          include: ['.storybook/tests/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
