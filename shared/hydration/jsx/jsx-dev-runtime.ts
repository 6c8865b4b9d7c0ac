import * as react from 'react/jsx-dev-runtime'
import { withHeldTexts } from './held-texts.ts'
import { noted } from './noted.ts'

export { Fragment } from 'react/jsx-dev-runtime'

/** Works like `jsx`, with React's checks in development. */
export const jsxDEV: typeof react.jsxDEV = (type, props, key, isStatic, source, self) => {
  const held = withHeldTexts(type, Object(props))
  return noted(react.jsxDEV(type, held, key, isStatic && Array.isArray(held.children), source, self))
}
