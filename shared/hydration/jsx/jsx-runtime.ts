import * as react from 'react/jsx-runtime'
import { withHeldTexts } from './held-texts.ts'
import { noted } from './noted.ts'

export { Fragment } from 'react/jsx-runtime'

/** Works like React's `jsx`, with each text in an element of its own. */
export const jsx: typeof react.jsx = (type, props, key) =>
  noted(react.jsx(type, withHeldTexts(type, Object(props)), key))

export const jsxs = jsx
