import type { Config } from '#shared/config/settings.ts'
import type { Values } from './widgets.ts'

/** What a partner pastes the element with. */
export type Script = Pick<Config, 'apiHost' | 'storefront'> & {
  /** That of the storefront, whose API the element calls too. */
  signOutPath?: string
  /** For pages that are light, or dark, whatever the visitor's system is. */
  theme?: Config['theme'] | undefined
  /** Whether every element of the page stands in a frame. */
  isIsolated?: boolean | undefined
  /** Where its files lie; without it the storefront, with those of the last build. */
  base?: string | undefined
  /** The sum that its file has to have, where the seller wants the browser to check it. */
  integrity?: string | undefined
  /** Of `preloadLines`, where the seller wants the widget as soon as can be. */
  preloads?: readonly string[] | undefined
  /** The sum of the sheet of the preset, where it is checked too. */
  presetIntegrity?: string | undefined
}

export type Snippet = {
  tag: string
  /** One of our looks, as a style sheet for the page. */
  preset?: string | undefined
  attributes: Values
  /** Those of the attributes that are numbers in code. */
  numbers?: readonly string[] | undefined
  /** Custom properties for this element and no other. */
  properties: Values
  /** Inside the element, for readers without JavaScript. */
  link?: { text: string; href: string } | undefined
  /** In code: what listens to an event of it, as it is written. */
  listener?: string | undefined
}

/** What a partner pastes: the script, the colours if there are any, and the element with its link. */
export function snippetOf({ tag, preset, attributes, properties, link }: Snippet, script: Script): string {
  const style = styleLines(tag, properties).map(line => `  ${line}`)
  return [
    ...(script.preloads ?? []),
    ...(preset ? [presetTag(preset, script)] : []),
    scriptTag(script),
    ...(style.length > 0 ? ['<style>', ...style, '</style>'] : []),
    elementTag(tag, attributes, link && `\n  <a href="${escaped(link.href)}">${escaped(link.text)}</a>\n`),
  ].join('\n')
}

/** The rule that sets custom properties for an element; none where there is nothing to set. */
export function styleLines(tag: string, properties: Values): string[] {
  const set = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};`)
  return set.length > 0 ? [`${tag} {`, ...set, '}'] : []
}

const elementTag = (tag: string, attributes: Values, content = ''): string =>
  `<${[tag, written(attributes)].filter(Boolean).join(' ')}>${content}</${tag}>`

function presetTag(preset: string, { storefront, base = storefront, presetIntegrity }: Script): string {
  const attributes = {
    ...{ rel: 'stylesheet', href: `${base}/presets/${preset}.css` },
    ...(presetIntegrity && { integrity: presetIntegrity, crossorigin: 'anonymous' }),
  }
  return `<link ${written(attributes)}>`
}

/** The script that every page with an element has once. */
export function scriptTag({
  apiHost,
  storefront,
  signOutPath,
  theme,
  isIsolated,
  base = storefront,
  integrity,
}: Script): string {
  return elementTag('script', {
    type: 'module',
    src: `${base}/trade-widgets.js`,
    // A file from elsewhere can only be checked when it was asked for by CORS.
    ...(integrity && { integrity, crossorigin: 'anonymous' }),
    'data-api-host': apiHost,
    'data-storefront': storefront,
    ...(signOutPath && { 'data-sign-out-path': signOutPath }),
    ...(theme && { 'data-theme': theme }),
    ...(isIsolated && { 'data-isolate': '' }),
  })
}

export type PreloadedFile = { href: string; integrity?: string | undefined }

/** Lines by which a page asks for the files of a widget and for its first reads together with the script. */
export function preloadLines(files: readonly PreloadedFile[], reads: readonly string[]): string[] {
  const lines: Values[] = [
    ...files.map(({ href, integrity }) => ({
      ...{ rel: 'modulepreload', crossorigin: '', href },
      ...(integrity && { integrity }),
    })),
    ...reads.map(href => ({ rel: 'preload', as: 'fetch', crossorigin: '', href })),
  ]
  return lines.map(attributes => `<link ${written(attributes)}>`)
}

function written(attributes: Values): string {
  const all = Object.entries(attributes)
  return all.map(([name, value]) => (value === '' ? name : `${name}="${escaped(value)}"`)).join(' ')
}

/** For text between quotation marks, in HTML as in JSX. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
