import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChrome } from '#host-demo/browser/find-chrome.ts'
import { shoelaceUnderOurNames } from '#shared/shoelace/plugin.ts'

const chromium = playwright({
  launchOptions: {
    executablePath: findChrome(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
})

/** `npm run test:stories`: every story as a test in a real Chromium, with axe, its console and its requests looked at. */
export default defineConfig({
  plugins: [
    shoelaceUnderOurNames(),
    storybookTest({ configDir: import.meta.dirname, tags: { skip: ['served'] } }),
  ],
  optimizeDeps: { exclude: ['@shoelace-style/shoelace'] },
  test: {
    name: 'storybook',
    maxWorkers: 2,
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: chromium,
      instances: [{ browser: 'chromium' }],
    },
  },
})
