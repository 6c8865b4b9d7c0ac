import { addons } from 'storybook/manager-api'
import { oursAround } from './look.ts'

addons.setConfig({
  theme: oursAround(),
  sidebar: { showRoots: false },
})
