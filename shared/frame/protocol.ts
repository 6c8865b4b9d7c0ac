import type { Command } from '#shared/element/host.ts'

/**
 * What the page in a frame says when it is there, to whoever has framed it. The answer is the same word, and brings the
 * port by which everything else goes.
 */
export const HELLO = 'trade-frame'

/** The elements that a frame may show: those that stand in a page, and are not over it. */
export const framedTags = [
  'trade-header',
  'trade-menu',
  'trade-search',
  'trade-product',
  'trade-service',
  'trade-rfq',
  'trade-rfq-list',
  'trade-hero',
  'trade-banner',
  'trade-category-carousel',
  'trade-recommended',
  'trade-categories',
  'trade-category',
  'trade-company',
  'trade-inquiry',
  'trade-chat',
  'trade-sent',
  'trade-contact',
  'trade-tenders',
  'trade-page',
  'trade-footer',
  'trade-newsletter',
] as const

/** What crosses to the page around; that of the session stays in the frame. None can be cancelled from there. */
export const passedEvents = [
  'trade-navigate',
  'trade-ready',
  'trade-error',
  'trade-dialog-open',
  'trade-dialog-close',
  'trade-search-change',
  'trade-search-suggest',
  'trade-company-change',
  'trade-category-change',
  'trade-rfq-submit',
  'trade-rfq-sent',
  'trade-rfq-failed',
  'trade-rfq-list-change',
  'trade-rfq-list-sent',
  'trade-inquiry-submit',
  'trade-inquiry-sent',
  'trade-inquiry-failed',
  'trade-register-sent',
  'trade-recovery-sent',
  'trade-contact-sent',
  'trade-newsletter-sent',
  'trade-chat-sent',
] as const

export type FramedTag = (typeof framedTags)[number]
export type PassedEvent = (typeof passedEvents)[number]

/** What the page around may configure: nothing that says where a call goes, or who is signed in. */
export const framedSettings = ['theme', 'locale', 'source', 'track', 'procurement'] as const

type Texts = Readonly<Record<string, string>>

/** All that a page says of a framed element; sent whole whenever something of it has changed. */
export type FrameState = {
  attributes: Texts
  settings: Partial<Record<(typeof framedSettings)[number], string>>
  /** Texts of the page that replace ours. */
  messages: Texts
  /** `--trade-*` custom properties that the page has set. */
  tokens: Texts
  dir: string
  /** Of the page around, where a request is to tell of it: its address with campaign parameters alone, and its title. */
  page?: { address: string; title: string }
}

/** Where the element stands in the window of the page around, in px. */
export type Place = { left: number; top: number; width: number }

export type ToFrame =
  | { kind: 'state'; state: FrameState }
  | { kind: 'command'; command: Command | 'focus' }
  /** The frame is about to cover the window, or no longer. */
  | { kind: 'cover'; place: Place | null }
  /** The frame as a whole was focused as it came to cover the window. */
  | { kind: 'refocus' }

export type FromFrame =
  | { kind: 'height'; height: number }
  | { kind: 'event'; name: PassedEvent; detail: object }
  /** What the element calls itself, in the language of its reader. */
  | { kind: 'name'; name: string }
  /** All that the element tells search engines, which look for it in the page around: JSON-LD. */
  | { kind: 'structured-data'; texts: string[] }
  /** A modal dialog has opened, which needs the whole window; or the last one has closed. */
  | { kind: 'modal'; isOpen: boolean }

/** For the page in the frame, which knows nothing of who has framed it. */
export const isToFrame = (data: unknown): data is ToFrame =>
  has(data, 'state', 'object') ||
  has(data, 'command', 'string') ||
  has(data, 'cover', 'object', 'place') ||
  has(data, 'refocus', 'string', 'kind')

/** For the page around. */
export const isFromFrame = (data: unknown): data is FromFrame =>
  has(data, 'height', 'number') ||
  has(data, 'modal', 'boolean', 'isOpen') ||
  has(data, 'name', 'string') ||
  has(data, 'structured-data', 'object', 'texts') ||
  (has(data, 'event', 'object', 'detail') && passedEvents.some(each => each === Reflect.get(data, 'name')))

export const isFramedTag = (tag: unknown): tag is FramedTag => framedTags.some(each => each === tag)

function has(data: unknown, kind: string, type: string, key = kind): data is object {
  if (typeof data !== 'object' || data === null) return false
  const given: unknown = Reflect.get(data, key)
  return Reflect.get(data, 'kind') === kind && typeof given === type
}

/** The entries of what came as texts that are texts. */
export const textsIn = (texts: unknown): [string, string][] =>
  Object.entries(Object(texts)).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
