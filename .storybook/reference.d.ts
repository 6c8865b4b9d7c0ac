declare module 'virtual:reference' {
  export const reference: import('./build/describe.ts').Reference
}
