import { writeElements } from './elements.ts'

// Before TypeScript runs, which starts no Vite.
writeElements()
