import { reference } from 'virtual:reference'
import { type Preview, setCustomElementsManifest } from '@storybook/web-components-vite'
import '#shared/styles/tokens.css'
import '#widgets/runtime/trade-widgets.ts'
import './all-messages.ts'
import { attributesOf } from './docs/arg-types.ts'
import { htmlOf, page } from './docs/page.tsx'
import './docs/docs.css'
import { ours } from './look.ts'
import './preview.css'
import { announceEvents, stayHere } from './scene/announce.ts'
import { contrastsInTheDark } from './scene/dark.ts'
import { settle } from './scene/settle.ts'
import { clearStage, onStage } from './scene/stage.ts'
import { globalTypes, initialGlobals, viewports } from './scene/toolbar.ts'
import { beQuiet, expectQuiet, listenToConsole } from './scene/watch.ts'

setCustomElementsManifest(reference.manifest)
announceEvents()
stayHere()
listenToConsole()

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { disableSaveFromUI: true },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    docs: {
      page,
      theme: ours(),
      extractArgTypes: attributesOf,
      source: { type: 'code', transform: htmlOf },
      codePanel: true,
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          [
            'Getting started',
            'The snippet',
            'Configuration',
            'Events',
            'Theming',
            'Tokens',
            'Content and tone',
            'Accessibility',
            'Add a widget',
            'Decisions',
          ],
          'Overview',
          'Pages',
          'Widgets',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  decorators: [onStage],
  beforeEach(context) {
    clearStage(context)
    expectQuiet()
  },
  async afterEach(context) {
    await settle()
    await contrastsInTheDark(context)
    beQuiet()
  },
}

export default preview
