import base from './base.css?inline'
import blocks from './blocks.css?inline'
import controls from './controls.css?inline'
import tokens from './tokens.css?inline'

/**
 * Turns each token into a private property, such as `--color-ink: var(--trade-color-ink, #10222b)`. A token that follows
 * from another does so from its private property, so a host sets only the one.
 */
export function tokensForWidgets(css: string): string {
  return css
    .replace(/:root/g, '.trade-root')
    .replaceAll('var(--trade-', 'var(--')
    .replace(/--trade-([\w-]+):\s*([^;}]+)/g, '--$1: var(--trade-$1, $2)')
}

/** The sheets that every widget adopts before its own, including those of shared components. */
export const sharedSheets = new Set([[tokensForWidgets(tokens), base, controls, blocks].join('\n')])

export function shareStyles(css: string): void {
  sharedSheets.add(css)
}
