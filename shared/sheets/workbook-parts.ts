import { Unzip, UnzipInflate } from 'fflate'
import { SaxesParser } from 'saxes'
import type { Steps } from './slices.ts'

/** Bytes that are unpacked in one step, which may give a hundred times as many, and characters that are read in one. */
const PACKED = 2 ** 10
const STEP = 2 ** 13
/**
 * The most characters in all parts together, and in all cells. A longer workbook is no list of lines, and may be made to
 * fill the memory.
 */
const MAX_CHARACTERS = 2 ** 27
const PART = /^xl\/(?:workbook|sharedStrings|styles|_rels\/workbook|worksheets\/[^/]+)\.xml(?:\.rels)?$/i

/** Returns a function that passes texts on, and throws a RangeError when they are too long together. */
export function limited(): (text: string) => string {
  let left = MAX_CHARACTERS
  return text => {
    left -= text.length
    if (left < 0) throw new RangeError('The workbook is too long')
    return text
  }
}

/** Unpacks without a worker, which fflate would start from a blob that the policy of a page may forbid. */
export function* partsIn(bytes: Uint8Array): Steps<Map<string, string>> {
  const parts = new Map<string, string>()
  const counted = limited()
  const unzip = new Unzip(file => {
    if (!PART.test(file.name)) return
    const decoder = new TextDecoder()
    let text = ''
    file.ondata = (error, data, isLast) => {
      if (error) throw error
      text += counted(decoder.decode(data, { stream: !isLast }))
      if (isLast) parts.set(file.name.toLowerCase(), text)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let at = 0; at < bytes.length; at += PACKED) {
    unzip.push(bytes.subarray(at, at + PACKED), at + PACKED >= bytes.length)
    yield
  }
  return parts
}

/** An element that has started or ended: its name and attributes without prefixes, and the names of those around it. */
export type Element = { name: string; of: (attribute: string) => string; path: readonly string[] }
type Handlers = { start?: (element: Element) => void; end?: (element: Element, text: string) => void }

const MAX_DEPTH = 50
const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Reads a part of the workbook in steps. Throws an Error if it is not well-formed. */
export function* readXml(xml: string, { start, end }: Handlers): Steps<void> {
  if (xml === '') return
  const parser = new SaxesParser({ position: false })
  const open: Element[] = []
  const path: string[] = []
  let text = ''
  parser.on('opentag', ({ name, attributes }) => {
    // No part of a workbook is as deep: whoever opens elements without an end would keep the page busy.
    if (path.length > MAX_DEPTH) throw new TypeError(`<${name}> is too deep`)
    const of = (key: string): string =>
      attributes[key] ?? Object.entries(attributes).find(([given]) => local(given) === key)?.[1] ?? ''
    const element = { name: local(name), of, path }
    start?.(element)
    open.push(element)
    path.push(element.name)
    text = ''
  })
  const add = (part: string): void => {
    text += part
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    path.pop()
    const element = open.pop()
    if (element) end?.(element, text)
    text = ''
  })
  for (let at = 0; at < xml.length; at += STEP) {
    parser.write(xml.slice(at, at + STEP))
    yield
  }
  parser.close()
}
