import { addons } from 'storybook/manager-api'
import { ours } from './look.ts'

addons.setConfig({
  theme: ours(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sidebar: { showRoots: true },
})
