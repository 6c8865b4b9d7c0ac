import base from './base.css?inline'
import blocks from './blocks.css?inline'
import controls from './controls.css?inline'
import dialog from './dialog.css?inline'
import tokens from './tokens.css?inline'

/**
 * The tokens as widgets read them: `--color-ink: var(--trade-color-ink, #10222b)` and so on, so that a value
 * set by the host anywhere above wins, and a page without our tokens gets our own.
 */
export function tokensForWidgets(css: string): string {
  return css
    .replace(/:root/g, '.trade-root')
    .replace(/--trade-([\w-]+):\s*([^;}]+)/g, '--$1: var(--trade-$1, $2)')
}

/** The sheet under every widget's own: tokens, reset and what all widgets share. */
export const baseSheet = [tokensForWidgets(tokens), base, controls, blocks, dialog].join('\n')
