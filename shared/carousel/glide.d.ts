/** The part of Glide 3.7 that we use. Glide has no types of its own. */
declare module '@glidejs/glide/dist/glide.modular.esm.js' {
  export type GlideSettings = {
    type: 'carousel'
    perView: number
    startAt: number
    gap: number
    dragThreshold: number | false
    animationDuration: number
    direction: 'ltr' | 'rtl'
  }

  /** A component of Glide. It is created once per instance, and mounted if it has `mount`. */
  export type GlidePart = (...inner: never[]) => { mount?(): void }

  export default class Glide {
    constructor(root: Element, settings: Partial<GlideSettings>)
    /** The first slide in view. */
    readonly index: number
    on(event: 'run' | 'run.after', handler: () => void): this
    mount(parts?: Readonly<Record<string, GlidePart>>): this
    update(settings?: Partial<GlideSettings>): this
    /** Moves by one slide with `>` or `<`, or to a slide with `=2`. */
    go(move: string): this
    destroy(): this
  }

  export const Swipe: GlidePart
}
