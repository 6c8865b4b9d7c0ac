import { addons } from 'storybook/manager-api'
import { ours } from './look.ts'

addons.setConfig({
  theme: ours(),
  sidebar: { showRoots: false },
})
