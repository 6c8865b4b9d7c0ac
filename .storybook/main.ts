import type { StorybookConfig } from '@storybook/web-components-vite'
import { mergeConfig } from 'vite'
import { scenePictures } from './build/pictures.ts'
import { reference } from './build/reference.ts'

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['./docs/*.mdx', './stories/*.stories.ts', '../widgets/**/*.stories.ts'],
  // No addon-vitest here: its button would look for a test setup that we keep in vitest.config.ts beside this file.
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: config =>
    mergeConfig(config, {
      plugins: [reference(), scenePictures()],
      build: {
        // Compiled for older browsers, `light-dark()` would follow the scheme of the root and not of the element.
        cssTarget: 'esnext',
        // Storybook's own page is one large chunk, and the reference plugin is slow: both are known.
        chunkSizeWarningLimit: 1500,
        rolldownOptions: { checks: { pluginTimings: false } },
      },
    }),
}

export default config
