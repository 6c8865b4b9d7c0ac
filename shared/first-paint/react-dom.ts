// What is used of react-dom, so that the bundle brings no more of it.
export { flushSync } from 'react-dom'
export { createRoot, hydrateRoot } from 'react-dom/client'
