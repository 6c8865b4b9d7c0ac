import { story } from '#shared/testing/story.ts'
import { userActions } from '#shared/testing/user-actions.ts'
import './blocks/blocks.tsx'

export default { title: 'Building blocks', tags: ['!autodocs'] }

const html = (of: string) => `<trade-block of="${of}"></trade-block>`
const block = (of: string) => story(html(of))

export const Buttons = block('buttons')
export const Fields = block('fields')
export const PillsAndNotes = block('pills')
export const TabsWithPanel = block('tabs')
export const RowOfFacts = block('facts')
export const Table = block('table')
export const Filters = block('filters')
export const Dialog = story(html('dialog'), undefined, {
  play: ({ canvasElement }) => userActions(canvasElement).click('Open the dialog'),
})
