import { deflateRawSync } from 'node:zlib'
import { mainPart } from './sheets.ts'

/** A part of an archive that a test makes by hand. What is left out is as it should be. */
export type MadePart = {
  name: string
  content?: string | Buffer
  /** What the directory says in place of the truth. */
  listed?: {
    name?: string
    size?: number
    packedSize?: number
    method?: number
    flags?: number
    local?: number
  }
}

type End = {
  count?: number
  directory?: number
  size?: number
  /** The number of parts in the record of ZIP64. */
  zip64?: bigint
  comment?: string
  before?: string
  after?: string
}

/** The part by which an archive is a workbook. */
export const typesPart = (content: string | Buffer = `<Types>${mainPart()}</Types>`): MadePart => ({
  name: '[Content_Types].xml',
  content,
})

/** Returns the bytes of an archive with these parts, and with an end that may lie. */
export function madeArchive(parts: readonly MadePart[], end: End = {}): Buffer<ArrayBuffer> {
  const { before = '', comment = '', after = '' } = end
  let place = Buffer.byteLength(before)
  const locals: Buffer[] = []
  const listed: Buffer[] = []
  for (const { name, content = '', listed: lie = {} } of parts) {
    const plain = Buffer.from(content)
    const packed = deflateRawSync(plain)
    const truth = { name, size: plain.length, packedSize: packed.length, method: 8, flags: 0, local: place }
    const local = Buffer.concat([header(0x04034b50, 30, truth), Buffer.from(name), packed])
    locals.push(local)
    const shown = { ...truth, ...lie }
    listed.push(Buffer.concat([header(0x02014b50, 46, shown), Buffer.from(shown.name)]))
    place += local.length
  }
  const directory = Buffer.concat(listed)
  const count = end.count ?? (end.zip64 === undefined ? parts.length : 0xffff)
  const record = Buffer.alloc(22)
  record.writeUInt32LE(0x06054b50)
  record.writeUInt16LE(count, 8)
  record.writeUInt16LE(count, 10)
  record.writeUInt32LE(end.size ?? directory.length, 12)
  record.writeUInt32LE(end.directory ?? place, 16)
  record.writeUInt16LE(comment.length, 20)
  const zip64 = end.zip64 === undefined ? [] : [recordsOfZip64(end.zip64, place, directory.length)]
  return Buffer.concat([
    Buffer.from(before),
    ...locals,
    directory,
    ...zip64,
    record,
    Buffer.from(comment + after),
  ])
}

type Header = Required<NonNullable<MadePart['listed']>>

/** The header of a part, or its entry in the directory, whose fields come two bytes later. */
function header(signature: number, length: 30 | 46, { name, ...part }: Header): Buffer {
  const later = length === 46 ? 2 : 0
  const made = Buffer.alloc(length)
  made.writeUInt32LE(signature)
  made.writeUInt16LE(part.flags, 6 + later)
  made.writeUInt16LE(part.method, 8 + later)
  made.writeUInt32LE(part.packedSize, 18 + later)
  made.writeUInt32LE(part.size, 22 + later)
  made.writeUInt16LE(Buffer.byteLength(name), 26 + later)
  if (later) made.writeUInt32LE(part.local, 42)
  return made
}

function recordsOfZip64(count: bigint, directory: number, size: number): Buffer {
  const made = Buffer.alloc(56 + 20)
  made.writeUInt32LE(0x06064b50)
  made.writeBigUInt64LE(44n, 4)
  made.writeBigUInt64LE(count, 24)
  made.writeBigUInt64LE(count, 32)
  made.writeBigUInt64LE(BigInt(size), 40)
  made.writeBigUInt64LE(BigInt(directory), 48)
  made.writeUInt32LE(0x07064b50, 56)
  made.writeBigUInt64LE(BigInt(directory + size), 64)
  made.writeUInt32LE(1, 72)
  return made
}
