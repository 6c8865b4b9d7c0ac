// The parts of the widgets that the server needs, built for Node into `dist/renderer`.
export { takesAttribute } from '#widgets/runtime/render-element.ts'
export { renderFragment } from './fragment.ts'
export { renderPage } from './page.ts'
