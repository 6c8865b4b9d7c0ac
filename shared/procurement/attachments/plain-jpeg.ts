import type { Size } from './canvas.ts'

/** A JPEG that a PDF can hold unchanged. `orientation` is that of its camera, counted as in EXIF: 1 is upright. */
export type PlainJpeg = Size & { jpeg: Uint8Array; colors: 'DeviceGray' | 'DeviceRGB'; orientation: number }

const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP14 = 0xee
const APP15 = 0xef
const COMMENT = 0xfe

/** Returns a JPEG without metadata, unchanged to the bit; null for formats that PDF viewers show differently. */
export function plainJpeg(bytes: Uint8Array): PlainJpeg | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Uint8Array[] = [Uint8Array.of(0xff, SOI)]
  let orientation = 1
  let frame: Omit<PlainJpeg, 'jpeg' | 'orientation'> | null = null
  let place = 2
  while (place + 4 <= bytes.length) {
    const marker = bytes[place + 1] ?? 0
    if (bytes[place] !== 0xff) return null
    if (marker === 0xff) {
      place += 1
      continue
    }
    if (marker === EOI) break
    const start = place + 4
    let end = place + 2 + view.getUint16(place + 2)
    if (marker === APP1) orientation = orientationOf(bytes.subarray(start, end)) ?? orientation
    if (isFrame(marker)) {
      frame = frameOf(marker, bytes.subarray(start, end))
      if (!frame) return null
    }
    if (marker === SOS) end = endOfScan(bytes, end)
    if (isNeeded(marker, bytes.subarray(start, end))) kept.push(bytes.subarray(place, end))
    place = end
  }
  if (!frame) return null
  return { ...frame, orientation, jpeg: joined([...kept, Uint8Array.of(0xff, EOI)]) }
}

/** Returns true for the start of a frame. Three of the markers in this range mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function frameOf(marker: number, frame: Uint8Array): Omit<PlainJpeg, 'jpeg' | 'orientation'> | null {
  const [bits, heightHigh = 0, heightLow = 0, widthHigh = 0, widthLow = 0, parts] = frame
  const isUsual = marker <= 0xc2 && bits === 8 && (parts === 1 || parts === 3)
  if (!isUsual) return null
  const size = { width: widthHigh * 256 + widthLow, height: heightHigh * 256 + heightLow }
  return { ...size, colors: parts === 1 ? 'DeviceGray' : 'DeviceRGB' }
}

/** Returns the place of the next marker. In the data of a picture, a zero or a restart follows each 0xff. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let place = from
  for (;;) {
    place = bytes.indexOf(0xff, place)
    if (place < 0) return bytes.length
    const next = bytes[place + 1] ?? EOI
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return place
    place += 1
  }
}

/** Returns true for segments that say how to read the colours: JFIF, which may hold a small picture, and Adobe's. */
function isNeeded(marker: number, content: Uint8Array): boolean {
  if (marker === COMMENT) return false
  if (marker < APP0 || marker > APP15) return true
  if (marker === APP14) return startsWith(content, 'Adobe')
  return marker === APP0 && content.length === 14 && startsWith(content, 'JFIF\0')
}

/** Returns the orientation of the camera in EXIF, which is a TIFF of its own, or null if it has none. */
function orientationOf(exif: Uint8Array): number | null {
  if (!startsWith(exif, 'Exif\0\0')) return null
  try {
    const tiff = new DataView(exif.buffer, exif.byteOffset + 6, exif.byteLength - 6)
    const little = tiff.getUint16(0) === 0x4949
    const directory = tiff.getUint32(4, little)
    const entries = tiff.getUint16(directory, little)
    for (let index = 0; index < entries; index += 1) {
      const entry = directory + 2 + 12 * index
      if (tiff.getUint16(entry, little) !== 0x112) continue
      const orientation = tiff.getUint16(entry + 8, little)
      return orientation >= 1 && orientation <= 8 ? orientation : null
    }
  } catch {
    // The entry points beyond the end.
  }
  return null
}

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((character, index) => bytes[index] === character.charCodeAt(0))

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let place = 0
  for (const part of parts) {
    whole.set(part, place)
    place += part.length
  }
  return whole
}
