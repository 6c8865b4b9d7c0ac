import { reference } from 'virtual:reference'
import { type Preview, setCustomElementsManifest } from '@storybook/web-components-vite'
import '#shared/styles/tokens.css'
import '#widgets/runtime/trade-widgets.ts'
import './all-messages.ts'
import { attributeArgTypes } from './docs/arg-types.ts'
import { docsPage } from './docs/docs-page.tsx'
import './docs/docs.css'
import { storyHtml } from './docs/story-html.ts'
import { previewTheme } from './theme.ts'
import './preview.css'
import { checkDarkContrast } from './preview/dark-contrast.ts'
import { preventLeaving, showEventsInActions } from './preview/event-actions.ts'
import { expectNoStrayOutput, recordConsole, resetStrayOutput } from './preview/stray-output.ts'
import { globalTypes, initialGlobals } from './preview/toolbar.ts'
import { viewports } from './preview/viewports.ts'
import { waitUntilStable } from './preview/wait-until-stable.ts'
import { forgetState, withGlobals } from './preview/with-globals.ts'

setCustomElementsManifest(reference.manifest)
showEventsInActions()
preventLeaving()
recordConsole()

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
      page: docsPage,
      theme: previewTheme(),
      extractArgTypes: attributeArgTypes,
      source: { type: 'code', transform: storyHtml },
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
            'Words we use',
            'Add a widget',
            'How a request travels',
            'Forms',
            'Decisions',
            'Security',
            'Security rules',
            'ASVS level 1',
            'Running it for real',
            'Dependencies',
          ],
          'Overview',
          'Building blocks',
          'Pages',
          'Widgets',
        ],
      },
    },
  },
  globalTypes,
  initialGlobals,
  decorators: [withGlobals],
  beforeEach(context) {
    forgetState(context)
    resetStrayOutput()
  },
  async afterEach(context) {
    await waitUntilStable()
    await checkDarkContrast(context)
    expectNoStrayOutput()
  },
}

export default preview
