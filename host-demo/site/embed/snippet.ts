import type { Config } from '#shared/config/settings.ts'
import { escapeHtml } from '#shared/server/html.ts'
import type { Values } from './widgets.ts'

/** The settings of the script in a snippet. */
export type Script = Pick<Config, 'apiHost' | 'storefront'> & {
  /** The storefront's path for signing out. The element calls the storefront's API too. */
  signOutPath?: string
  /** For pages that are always light, or always dark, whatever the visitor's system is. */
  theme?: Config['theme'] | undefined
  /** The `lang` of the page; `en` unless set. */
  locale?: string | undefined
  /** True to show the element in `<trade-frame>`. */
  isIsolated?: boolean | undefined
  /** The address of the script's files; by default the storefront, with the files of the last build. */
  base?: string | undefined
  /** The required sum of the script's file, if the seller wants the browser to check it. */
  integrity?: string | undefined
  /** The lines of `preloadLines`, if the seller wants the widget as early as possible. */
  preloads?: readonly string[] | undefined
  /** The element with its present content, if the seller wants that in the page. */
  baked?: string | undefined
  /** The sum of the preset's sheet, if it is checked too. */
  presetIntegrity?: string | undefined
}

export type Snippet = {
  tag: string
  /** One of our looks, as a style sheet for the page. */
  preset?: string | undefined
  attributes: Values
  /** The attributes that are numbers in code. */
  numbers?: readonly string[] | undefined
  /** Custom properties for this element alone. */
  properties: Values
  /** A link inside the element, for readers without JavaScript. */
  link?: { text: string; href: string } | undefined
  /** The source of a listener for one of the element's events, for snippets in code. */
  listener?: string | undefined
}

/** Returns the snippet that a partner pastes: the script, any colours, and the element with its link. */
export function snippetOf({ preset, properties, link, ...made }: Snippet, script: Script): string {
  const { tag, attributes } = script.isIsolated ? framed(made) : made
  const style = styleLines(tag, properties).map(line => `  ${line}`)
  return [
    ...(script.preloads ?? []),
    ...(preset ? [presetTag(preset, script)] : []),
    scriptTag(script),
    ...(style.length > 0 ? ['<style>', ...style, '</style>'] : []),
    script.baked ?? elementTag(tag, attributes, link && `\n  ${linkTag(link)}\n`),
  ].join('\n')
}

const framed = ({ tag, attributes }: Pick<Snippet, 'tag' | 'attributes'>) => ({
  tag: 'trade-frame',
  attributes: { tag, ...attributes },
})

/** Returns the rule that sets custom properties for an element; no lines if there are none. */
export function styleLines(tag: string, properties: Values): string[] {
  const set = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};`)
  return set.length > 0 ? [`${tag} {`, ...set, '}'] : []
}

export const linkTag = ({ text, href }: NonNullable<Snippet['link']>): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

const elementTag = (tag: string, attributes: Values, content = ''): string =>
  `<${[tag, written(attributes)].filter(Boolean).join(' ')}>${content}</${tag}>`

function presetTag(preset: string, { storefront, base = storefront, presetIntegrity }: Script): string {
  const attributes = {
    rel: 'stylesheet',
    href: `${base}/presets/${preset}.css`,
    ...(presetIntegrity && { integrity: presetIntegrity, crossorigin: 'anonymous' }),
  }
  return `<link ${written(attributes)}>`
}

/** Returns the script tag, which every page with an element has once. */
export function scriptTag(script: Script): string {
  const { storefront, base = storefront, integrity } = script
  const settings = Object.entries(settingsOf(script)).map(([name, value]) => [`data-${name}`, value] as const)
  return elementTag('script', {
    type: 'module',
    src: `${base}/trade-widgets.js`,
    // The browser can check a file from another origin only if it was requested by CORS.
    ...(integrity && { integrity, crossorigin: 'anonymous' }),
    ...Object.fromEntries(settings),
  })
}

/** Returns the settings that the script tag makes for all elements. */
export const settingsOf = ({ apiHost, storefront, signOutPath, theme }: Script): Values => ({
  'api-host': apiHost,
  storefront,
  ...(signOutPath && { 'sign-out-path': signOutPath }),
  ...(theme && { theme }),
})

export type PreloadedFile = { href: string; integrity?: string | undefined }

/** Returns lines that make a page request the files and the first data of a widget together with the script. */
export function preloadLines(files: readonly PreloadedFile[], reads: readonly string[]): string[] {
  const lines: Values[] = [
    ...files.map(({ href, integrity }) => ({
      rel: 'modulepreload',
      crossorigin: '',
      href,
      ...(integrity && { integrity }),
    })),
    ...reads.map(href => ({ rel: 'preload', as: 'fetch', crossorigin: '', href })),
  ]
  return lines.map(attributes => `<link ${written(attributes)}>`)
}

function written(attributes: Values): string {
  const all = Object.entries(attributes)
  return all.map(([name, value]) => (value === '' ? name : `${name}="${escapeHtml(value)}"`)).join(' ')
}
