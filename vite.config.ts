import { defineConfig } from 'vitest/config'
import { SlowestFiles } from './host-demo/slowest-files.ts'
import { firstPaint } from './shared/first-paint/plugin.ts'
import { renameShoelace } from './shared/shoelace/plugin.ts'

const long = ['public-routes', 'faults', 'chat-faults', 'form-states', 'hosts-firefox', 'fuzz']

export default defineConfig({
  plugins: [renameShoelace(), firstPaint()],
  optimizeDeps: { exclude: ['@shoelace-style/shoelace'] },
  test: {
    // As many as a small machine has cores: by itself Vitest leaves one idle, and much of this mostly waits.
    maxWorkers: 2,
    reporters: ['default', new SlowestFiles()],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'happy-dom',
          include: ['{shared,widgets,host-demo/dashboard}/**/*.test.{ts,tsx}', '.storybook/states/*.test.ts'],
          exclude: ['**/*.node.test.ts'],
          setupFiles: ['shared/testing/setup.ts'],
          css: true,
          testTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } },
          server: { deps: { inline: [/@shoelace-style/, /node_modules\/(@lit|lit|@r2wc)/] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['host-demo/**/*.test.ts', 'shared/**/*.node.test.ts', '.storybook/docs/*.test.ts'],
          exclude: ['host-demo/{browser,dashboard}/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['host-demo/browser/**/*.test.ts'],
          // Minutes long: parts of `npm run test:full`, some of them in every run of CI.
          exclude: process.env.LONG ? [] : long.map(name => `host-demo/browser/${name}.test.ts`),
          globalSetup: ['host-demo/browser/global-setup.ts'],
          // Playwright is loaded once for each worker, not for each file; no module keeps what a test has changed.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
