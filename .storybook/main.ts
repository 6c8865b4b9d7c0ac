import type { StorybookConfig } from '@storybook/web-components-vite'

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../widgets/**/*.stories.ts'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
