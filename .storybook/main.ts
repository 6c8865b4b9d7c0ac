import type { StorybookConfig } from '@storybook/web-components-vite'
import { mergeConfig } from 'vite'
import { scenePictures } from './build/pictures.ts'
import { reference } from './build/reference.ts'

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['./docs/*.mdx', './stories/*.stories.ts', '../widgets/**/*.stories.ts'],
  // Stories are tested by `npm run test:stories`: the addon for that would add a button which looks for its tests elsewhere.
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: config =>
    mergeConfig(config, {
      plugins: [reference(), scenePictures()],
      build: {
        // Lowered for older browsers, `light-dark()` could not follow the scheme of a part of the page.
        cssTarget: 'esnext',
        // Storybook's own page is one chunk; how long the reference takes is known.
        chunkSizeWarningLimit: 1500,
        rolldownOptions: { checks: { pluginTimings: false } },
      },
    }),
}

export default config
