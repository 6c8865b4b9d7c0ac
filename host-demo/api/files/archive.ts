import { inflateRawSync } from 'node:zlib'

/** A file in an archive, as the directory at its end lists it. Sizes and places are in bytes. */
type Part = { name: string; method: number; start: number; packedSize: number; size: number }

type Archive = { parts: readonly Part[]; fault?: never } | { parts?: never; fault: 'damaged' | 'zip64' }

/** Workbooks have hundreds of parts, and thousands with as many pictures. */
const MOST_PARTS = 10_000
const LONGEST_NAME = 1_000

const END = { signature: 0x06054b50, size: 22, longestComment: 0xffff }
const LOCATOR = { signature: 0x07064b50, size: 20 }
const LISTED = { signature: 0x02014b50, size: 46 }
const LOCAL = { signature: 0x04034b50, size: 30 }

const STORED = 0
const DEFLATED = 8
const ENCRYPTED = 1
/** In place of a number that does not fit into its field: the real one is in the fields of ZIP64. */
const ELSEWHERE = { short: 0xffff, long: 0xffffffff }

/**
 * Reads the directory of an archive, and unpacks nothing. An archive that programs could read in different ways is damaged:
 * parts of one name, parts that share bytes, other bytes before or after it, names that differ from those at the parts.
 */
export function readArchive(bytes: Buffer): Archive {
  const end = endOf(bytes)
  if (end < 0) return { fault: 'damaged' }
  const count = bytes.readUInt16LE(end + 10)
  const size = bytes.readUInt32LE(end + 12)
  const directory = bytes.readUInt32LE(end + 16)
  if (
    count === ELSEWHERE.short ||
    size === ELSEWHERE.long ||
    directory === ELSEWHERE.long ||
    hasLocator(bytes, end)
  )
    return { fault: 'zip64' }
  const isOneDisk = bytes.readUInt32LE(end + 4) === 0 && bytes.readUInt16LE(end + 8) === count
  const fits = count <= MOST_PARTS && count * LISTED.size <= size && directory + size === end
  return isOneDisk && fits ? partsOf(bytes, { count, directory, end }) : { fault: 'damaged' }
}

/** Returns the place of the last record, which must end with the archive, or -1. */
function endOf(bytes: Buffer): number {
  const latest = bytes.length - END.size
  for (let at = latest; at >= Math.max(0, latest - END.longestComment); at -= 1)
    if (bytes.readUInt32LE(at) === END.signature)
      return at + END.size + bytes.readUInt16LE(at + 20) === bytes.length ? at : -1
  return -1
}

const hasLocator = (bytes: Buffer, end: number): boolean =>
  end >= LOCATOR.size && bytes.readUInt32LE(end - LOCATOR.size) === LOCATOR.signature

type Directory = { count: number; directory: number; end: number }

function partsOf(bytes: Buffer, { count, directory, end }: Directory): Archive {
  const parts: (Part & { local: number })[] = []
  const names = new Set<string>()
  let at = directory
  for (let index = 0; index < count; index += 1) {
    if (at + LISTED.size > end || bytes.readUInt32LE(at) !== LISTED.signature) return { fault: 'damaged' }
    const [packedSize, size, local] = [20, 24, 42].map(field => bytes.readUInt32LE(at + field)) as Three
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map(field =>
      bytes.readUInt16LE(at + field),
    ) as Three
    if ([packedSize, size, local].includes(ELSEWHERE.long)) return { fault: 'zip64' }
    const next = at + LISTED.size + nameLength + extraLength + commentLength
    if (next > end || nameLength > LONGEST_NAME) return { fault: 'damaged' }
    const written = bytes.subarray(at + LISTED.size, at + LISTED.size + nameLength)
    const start = startOf(bytes, local, written)
    const name = written.toString()
    const method = bytes.readUInt16LE(at + 10)
    const isReadable = (bytes.readUInt16LE(at + 8) & ENCRYPTED) === 0 && [STORED, DEFLATED].includes(method)
    if (start < 0 || start + packedSize > directory || !isReadable) return { fault: 'damaged' }
    parts.push({ name, method, local, start, packedSize, size })
    names.add(name.toLowerCase())
    at = next
  }
  const inOrder = parts.toSorted((one, other) => one.local - other.local)
  const overlap = inOrder.some(({ local }, index) => {
    const before = inOrder[index - 1]
    return before && before.start + before.packedSize > local
  })
  return at === end && inOrder[0]?.local === 0 && names.size === count && !overlap
    ? { parts }
    : { fault: 'damaged' }
}

type Three = [number, number, number]

/** Returns the place of a part's content, or -1 if there is no part of this name. */
function startOf(bytes: Buffer, local: number, name: Buffer): number {
  if (local + LOCAL.size > bytes.length || bytes.readUInt32LE(local) !== LOCAL.signature) return -1
  const nameStart = local + LOCAL.size
  const nameEnd = nameStart + bytes.readUInt16LE(local + 26)
  return bytes.subarray(nameStart, nameEnd).equals(name) ? nameEnd + bytes.readUInt16LE(local + 28) : -1
}

/** Returns the content of a part. Throws an Error for one that is larger than `most` bytes, or than it states. */
export function unpack(bytes: Buffer, { method, start, packedSize, size }: Part, most: number): Buffer {
  if (size > most) throw new Error(`The part has ${size} bytes, at most ${most} are read`)
  const packed = bytes.subarray(start, start + packedSize)
  const content =
    method === DEFLATED ? inflateRawSync(packed, { maxOutputLength: Math.max(1, size) }) : packed
  if (content.length !== size) throw new Error(`The part has ${content.length} bytes and states ${size}`)
  return content
}
