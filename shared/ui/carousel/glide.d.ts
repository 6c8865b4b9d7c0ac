/** The part of Glide 3.7 that we use. It has no types of its own. */
declare module '@glidejs/glide/dist/glide.modular.esm.js' {
  export const Swipe: () => object
  export default class Glide {
    constructor(root: Element, settings: object)
    readonly index: number
    readonly disabled: boolean
    on(event: 'run' | 'run.after', handler: () => void): void
    mount(components: Record<string, () => object>): void
    update(settings: object): void
    go(move: string): void
    destroy(): void
  }
}
