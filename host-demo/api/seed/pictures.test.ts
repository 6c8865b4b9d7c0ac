import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogue, plainShape } from './catalogue.ts'
import {
  drawBanner,
  drawCategoryIcon,
  drawCertificate,
  drawLogo,
  drawPicture,
  shapeNames,
} from './pictures.ts'
import { folder, inks } from './shapes/drawing.ts'

const views = [0, 1, 2, 3, 4]
const files = readdirSync(folder).filter(file => file.endsWith('.svg'))

/** Returns the faults of an SVG: bad nesting, unquoted attributes, undefined texts or numbers. Empty if none. */
function faults(svg: string): string[] {
  const found: string[] = []
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"<&]*")*)(\/?)>/g,
    (_, end, tag, _attributes, empty) => {
      if (end) {
        if (open.pop() !== tag) found.push(`</${tag}> closes nothing`)
      } else if (!empty) open.push(tag)
      return ''
    },
  )
  if (open.length > 0) found.push(`never closed: ${open}`)
  const ids = Array.from(svg.matchAll(/ id="([^"]*)"/g), ([, id]) => id)
  if (new Set(ids).size < ids.length) found.push(`an id twice: ${ids}`)
  for (const [, id] of svg.matchAll(/ href="#?([^"]*)"/g)) if (!ids.includes(id)) found.push(`no #${id}`)
  if (/<(script|foreignObject|image|a)\b| on\w+=|url\([^#]/.test(svg)) found.push('more than a drawing')
  if (/[<>&]/.test(rest)) found.push(`left over: ${rest.slice(0, 60)}`)
  if (/NaN|undefined|Infinity|null/.test(svg)) found.push('a number that is none')
  for (const [, data = ''] of svg.matchAll(/ d="([^"]*)"/g)) {
    if (!/^M[-\d.,\sMLHVCSQTAZmlhvcsqtaz]+$/.test(data)) found.push(`path ${data.slice(0, 40)}`)
  }
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ')) found.push('no SVG document')
  return found
}

/** Returns the contrast of two colours as WCAG defines it. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map(share => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  }
  return Math.max(light(one), light(other)) / Math.min(light(one), light(other))
}

/** Returns the figures of a group, each by its place and form alone. */
const figuresOf = (group: string) =>
  Array.from(group.matchAll(/<(path|circle|ellipse|rect|use)\b[^>]*>/g), ([tag]) =>
    (tag.match(/ (d|cx|cy|r|rx|ry|x|y|width|height|href|transform)="[^"]*"/g) ?? []).join(),
  )

function drawingIn(file: string) {
  const svg = readFileSync(new URL(file, folder), 'utf8')
  const [front = '', side = ''] = svg.split('<defs>')
  const [, variants = ''] = /data-variant="([^"]*)"/.exec(front) ?? []
  return { file, front, side, variants: variants.split(' ').filter(Boolean) }
}

/** Returns the share of the figures in the smaller drawing that the other one has too. */
function shared(one: string[], other: string[]): number {
  const [small = [], large = []] = [one, other].sort((a, b) => a.length - b.length)
  return small.filter(figure => large.includes(figure)).length / small.length
}

describe('pictures', () => {
  test('every view of every shape is a well-formed document with one part in flame', () => {
    for (const shape of shapeNames) {
      for (const view of views) {
        const svg = drawPicture({ shape, view })
        expect(faults(svg), `${shape} ${view}`).toEqual([])
        expect(svg, `${shape} ${view}`).toContain(inks.any.flame)
        expect(svg.length, `${shape} ${view}`).toBeLessThan(12_000)
      }
    }
  })

  test('every item has its own drawing, and no drawing is unused', () => {
    const { products, services, companies } = catalogue()
    const worn = [...products, ...services, ...companies.flatMap(({ branches }) => branches)].map(
      ({ shape }) => plainShape(shape),
    )
    expect(worn.filter(shape => !shapeNames.includes(shape))).toEqual([])
    expect(shapeNames.filter(shape => !worn.includes(shape) && shape !== 'crate')).toEqual([])
  })

  test('each file is small, has a distinctive part in front and side, and states the box of its front', () => {
    for (const file of files) {
      const { front, side } = drawingIn(file)
      expect(statSync(new URL(file, folder)).size, file).toBeLessThan(4 * 1024)
      expect(front, file).toMatch(/viewBox="-?\d+ -?\d+ \d+ \d+"[\s\S]*<g id="front">[\s\S]*"[a-z ]*flame/)
      expect(side, file).toMatch(/^\s*<g id="side">[\s\S]*"[a-z ]*flame/)
    }
  })

  test('no two shapes share a drawing, and the front and side of a shape differ', () => {
    const drawn = files.map(file => {
      const { front, side } = drawingIn(file)
      return { file, front: figuresOf(front), side: figuresOf(side) }
    })
    for (const [index, one] of drawn.entries()) {
      expect(shared(one.front, one.side), one.file).toBeLessThan(0.5)
      for (const other of drawn.slice(index + 1)) {
        expect(shared(one.front, other.front), `${one.file} and ${other.file}`).toBeLessThan(0.5)
      }
    }
  })

  test('every variant has its own parts in front and side, and a box', () => {
    for (const { file, front, side, variants } of files.map(drawingIn)) {
      for (const variant of variants) {
        const own = new RegExp(`data-variant="([a-z-]+ )*${variant}( [a-z-]+)*"`)
        expect(front.replace(/<svg[^>]*>/, ''), `${file} ${variant}`).toMatch(own)
        expect(side, `${file} ${variant}`).toMatch(own)
        if (variant !== 'plain')
          expect(front, `${file} ${variant}`).toContain(`<view id="${variant}" viewBox=`)
      }
    }
  })

  test('parameters set parts, bolts and thickness, and the dimensions show the size', () => {
    const style = (parameters: Record<string, string>) =>
      drawPicture({ shape: 'ball-valve', view: 0, parameters }).match(/--bolts:\d+;--flange:\d+px/)?.[0]
    expect(style({ size: '2"', class: '150#' })).toBe('--bolts:4;--flange:7px')
    expect(style({ size: '8"', class: '600' })).toBe('--bolts:12;--flange:10px')
    expect(style({ size: 'DN 200', class: '150' })).toBe('--bolts:8;--flange:7px')
    expect(style({ size: '1-1/2"', class: '99999' })).toBe('--bolts:4;--flange:7px')
    const threaded = drawPicture({ shape: 'ball-valve', view: 0, parameters: { ends: 'Threaded' } })
    expect(threaded).toContain('[data-ends]:not([data-ends~="threaded"]){display:none}')
    const evil = drawPicture({ shape: 'pump', view: 3, parameters: { size: '</text><script>8" & more' } })
    expect(evil).toContain('&#60;/text&#62;&#60;script&#62;8&#34; &#38; more'.slice(0, 40))
    expect(faults(evil.replace(/&#\d+;/g, ''))).toEqual([])
  })

  test('strokes have a contrast of 3:1 on the surfaces of their theme, and of both themes by default', () => {
    const surfaces = { light: ['#ffffff', '#f8f7f4', '#f3f1ec'], dark: ['#101f27', '#162a33', '#0a161b'] }
    const both = [...surfaces.light, ...surfaces.dark]
    for (const [theme, grounds] of Object.entries({ ...surfaces, any: both })) {
      const { main, flame } = inks[theme === 'light' || theme === 'dark' ? theme : 'any']
      for (const ground of grounds) {
        expect(contrast(main, ground), `${theme} ${main} on ${ground}`).toBeGreaterThanOrEqual(3)
        expect(contrast(flame, ground), `${theme} ${flame} on ${ground}`).toBeGreaterThanOrEqual(3)
      }
    }
  })

  test('strokes do not grow with the picture', () => {
    for (const view of views) {
      const svg = drawPicture({ shape: 'pump', view })
      expect(svg).toContain('* {vector-effect: non-scaling-stroke;}')
    }
  })

  test('the theme changes only colours', () => {
    const [light, dark] = (['light', 'dark'] as const).map(theme =>
      drawPicture({ shape: 'pump', view: 0, theme }),
    )
    const repainted = light
      ?.replaceAll(inks.light.main, inks.dark.main)
      .replaceAll(inks.light.flame, inks.dark.flame)
    expect(repainted).toBe(dark)
  })

  test('an unknown shape is a crate, and an unknown view wraps around', () => {
    expect(drawPicture({ shape: 'constructor', view: 0 })).toBe(drawPicture({ shape: 'crate', view: 0 }))
    expect(drawPicture({ shape: 'pump-of-gold', view: 0 })).toBe(drawPicture({ shape: 'pump', view: 0 }))
    expect(drawPicture({ shape: 'pump', view: 7 })).toBe(drawPicture({ shape: 'pump', view: 2 }))
    expect(drawPicture({ shape: 'pump', view: Number.NaN })).toBe(drawPicture({ shape: 'pump', view: 0 }))
  })
})

describe('company marks', () => {
  test('logos, banners, certificates and icons are well-formed', () => {
    const { companies } = catalogue()
    for (const company of companies) {
      expect(faults(drawLogo(company)), company.name).toEqual([])
      expect(faults(drawBanner(company)), company.name).toEqual([])
    }
    const names = companies.flatMap(({ certificates, awards, registrations }) =>
      [...certificates, ...awards, ...registrations].map(({ name }) => name),
    )
    for (const name of new Set(names)) expect(faults(drawCertificate({ name })), name).toEqual([])
    for (const shape of shapeNames) expect(faults(drawCategoryIcon({ shape })), shape).toEqual([])
  })

  test('a monogram has the initials of the two meaningful words', () => {
    expect(drawLogo({ name: 'Kemaman Valve Works Sdn Bhd', id: 1 })).toContain('>KV</text>')
    expect(drawLogo({ name: '(M) Sdn Bhd', id: 2 })).toContain('></text>')
    expect(faults(drawLogo({ name: '<b>"&', id: 3 }))).toEqual([])
  })

  test('banners vary, and each stays the same', () => {
    const banners = [1, 2, 3, 4, 5, 6].map(id => drawBanner({ name: 'Kemaman Valve Works Sdn Bhd', id }))
    expect(new Set(banners).size).toBe(6)
    expect(drawBanner({ name: 'Kemaman Valve Works Sdn Bhd', id: 1 })).toBe(banners[0])
    expect(banners[0]).toContain('viewBox="0 0 1240 210"')
  })
})
