import { Storage } from 'happy-dom'

// Since version 25 Node has these globals too. Vitest keeps them in place of the page's, but they need a file.
const storage = { Storage, localStorage: new Storage(), sessionStorage: new Storage() }
for (const [name, value] of Object.entries(storage))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
