import { expect, test } from 'vitest'
import { plainJpeg } from './plain-jpeg.ts'

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], each => Number.parseInt(each, 16))
const hexOf = (text: string): string =>
  [...text].map(each => each.charCodeAt(0).toString(16).padStart(2, '0')).join('')
const segment = (marker: string, content: string): string =>
  `ff${marker}${(content.length / 2 + 2).toString(16).padStart(4, '0')}${content}`

const JFIF = segment('e0', `${hexOf('JFIF\0')}010100000100010000`)
const frame = (marker = 'c0', bits = '08', parts = '03') =>
  segment(marker, `${bits}00100020${parts}012200021101031101`)
const scan = `${segment('da', '0301')}1234ff00ffd05678`
const exif = (orientation: number) =>
  segment('e1', `${hexOf('Exif\0\0MM\0*')}0000000800010112000300000001000${orientation}000000000000`)
const jpeg = (...parts: string[]) => bytesOf(`ffd8${parts.join('')}`)

test('removes everything but the picture: location, comments, thumbnails and a film at the end', () => {
  const told = [
    segment('e2', hexOf('ICC')),
    segment('fe', hexOf('Kuantan')),
    segment('e0', hexOf('JFXX\0small')),
  ]
  const plain = plainJpeg(jpeg(JFIF, exif(6), ...told, frame(), scan, 'ffd9', hexOf('film')))
  expect(plain).toEqual({
    ...{ width: 32, height: 16, colors: 'DeviceRGB', orientation: 6 },
    jpeg: jpeg(JFIF, frame(), scan, 'ffd9'),
  })
})

test('keeps the scans of a progressive picture, and restores a lost end marker', () => {
  const plain = plainJpeg(jpeg(frame('c2', '08', '01'), scan, scan))
  expect(plain).toMatchObject({ colors: 'DeviceGray', orientation: 1 })
  expect(plain?.jpeg).toEqual(jpeg(frame('c2', '08', '01'), scan, scan, 'ffd9'))
})

test.each([
  ['four colours', jpeg(frame('c0', '08', '04'), scan)],
  ['12 bits', jpeg(frame('c1', '0c'), scan)],
  ['lossless coding', jpeg(frame('c3'), scan)],
  ['arithmetic coding', jpeg(frame('c9'), scan)],
  ['no frame', jpeg(scan, 'ffd9')],
  ['no segments', jpeg('00000000')],
])('%s cannot be embedded unchanged', (_, bytes) => {
  expect(plainJpeg(bytes)).toBeNull()
})
