import type { Preview } from '@storybook/web-components-vite'
import { configure } from '#shared/config/config.ts'
import '#shared/styles/tokens.css'
import '#widgets/trade-widgets.ts'
import './preview.css'

const preview: Preview = {
  parameters: {
    layout: 'padded',
    controls: { disable: true },
  },
  globalTypes: {
    theme: {
      description: 'Light or dark colours',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'auto', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'auto' },
  decorators: [
    (story, { globals: { theme } }) => {
      // After the story's scene, which starts from an empty configuration.
      configure({ theme })
      document.documentElement.dataset.theme = theme
      return story()
    },
  ],
}

export default preview
