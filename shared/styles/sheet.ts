import base from './base.css?inline'
import blocks from './blocks.css?inline'
import controls from './controls.css?inline'
import tokens from './tokens.css?inline'

/**
 * Turns each token into a private property with its default, such as `--color-ink: var(--trade-color-ink, #10222b)`. A
 * value that the host sets on any ancestor wins.
 */
export function tokensForWidgets(css: string): string {
  return css
    .replace(/:root/g, '.trade-root')
    .replace(/--trade-([\w-]+):\s*([^;}]+)/g, '--$1: var(--trade-$1, $2)')
}

/**
 * The sheets that every widget adopts before its own: tokens, reset and shared blocks, then those of shared components.
 * Each appears once, even if a component is registered twice because the first file has shown it.
 */
export const sharedSheets = new Set([[tokensForWidgets(tokens), base, controls, blocks].join('\n')])

/** Registers the styles of a component that several widgets show. Call it in the component's module. */
export function shareStyles(css: string): void {
  sharedSheets.add(css)
}
