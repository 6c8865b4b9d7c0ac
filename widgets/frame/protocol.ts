import { passedEvents } from '#elements/events.ts'
import { type FramedTag, framedTags } from '#elements/frames.ts'
import type { Command } from '#shared/element/host.ts'

/** The greeting of the page in a frame. The page around it answers with the same word and a port. */
export const HELLO = 'trade-frame'

/** One of the events that reach the surrounding page, which can't cancel any. */
type PassedEvent = (typeof passedEvents)[number]

/** The settings that the surrounding page may make: none that affects the target of a call or the member. */
export const framedSettings = ['theme', 'locale', 'source', 'track', 'procurement'] as const

type Texts = Readonly<Record<string, string>>

/** Sent in full each time that a part of it has changed. */
export type FrameState = {
  attributes: Texts
  settings: Partial<Record<(typeof framedSettings)[number], string>>
  messages: Texts
  /** The `--trade-*` custom properties that the page has set. */
  tokens: Texts
  dir: string
  /** The surrounding page, if a request may name it: its address with campaign parameters only, and its title. */
  page?: { address: string; title: string }
}

export type CoveredArea = { left: number; top: number; width: number }

export type ToFrame =
  | { kind: 'state'; state: FrameState }
  | { kind: 'command'; command: Command | 'focus' }
  | { kind: 'cover'; place: CoveredArea | null }
  | { kind: 'refocus' }

export type FromFrame =
  | { kind: 'height'; height: number }
  | { kind: 'event'; name: PassedEvent; detail: object }
  | { kind: 'name'; name: string }
  /** All JSON-LD of the element. Search engines look for it in the surrounding page. */
  | { kind: 'structured-data'; texts: string[] }
  /** A modal dialog has opened and needs the whole window, or the last one has closed. */
  | { kind: 'modal'; isOpen: boolean }

/** Checks a message in the frame's page, which does not know the surrounding page. */
export const isToFrame = (data: unknown): data is ToFrame =>
  has(data, 'state', 'object') ||
  has(data, 'command', 'string') ||
  has(data, 'cover', 'object', 'place') ||
  has(data, 'refocus', 'string', 'kind')

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

export const textsIn = (texts: unknown): [string, string][] =>
  Object.entries(Object(texts)).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
