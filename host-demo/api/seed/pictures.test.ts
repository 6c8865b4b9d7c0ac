import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import {
  drawBanner,
  drawCategoryIcon,
  drawCertificate,
  drawLogo,
  drawPicture,
  shapeNames,
} from './pictures.ts'
import { inks } from './shapes/pen.ts'

const views = [0, 1, 2, 3, 4]

/** Tags that do not nest, attributes that are not quoted, text or numbers that never were: nothing when all is well. */
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
  if (/[<>&]/.test(rest)) found.push(`left over: ${rest.slice(0, 60)}`)
  if (/NaN|undefined|Infinity|null/.test(svg)) found.push('a number that is none')
  for (const [, data = ''] of svg.matchAll(/ d="([^"]*)"/g)) {
    if (!/^M[-\d.,\sMLHVCSQTAZmlhvcsqtaz]+$/.test(data)) found.push(`path ${data.slice(0, 40)}`)
  }
  if (!svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ')) found.push('no SVG document')
  return found
}

/** Contrast of two colours as WCAG defines it. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map(share => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  }
  return Math.max(light(one), light(other)) / Math.min(light(one), light(other))
}

describe('pictures', () => {
  test('every view of every shape is a well-formed document with one part in flame', () => {
    for (const shape of shapeNames) {
      for (const view of views) {
        const svg = drawPicture({ shape, view })
        expect(faults(svg), `${shape} ${view}`).toEqual([])
        expect(svg, `${shape} ${view}`).toContain(inks.any.flame)
        expect(svg.length, `${shape} ${view}`).toBeLessThan(20_000)
      }
    }
  })

  test('all views of all shapes differ', () => {
    const drawn = shapeNames.flatMap(shape => views.map(view => drawPicture({ shape, view })))
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  test('strokes hold 3:1 on the surfaces of the theme they are for, and of both by default', () => {
    const surfaces = { light: ['#ffffff', '#faf9f6', '#f2f0ea'], dark: ['#11212a', '#172c36', '#0a161b'] }
    const both = [...surfaces.light, ...surfaces.dark]
    for (const [theme, grounds] of Object.entries({ ...surfaces, any: both })) {
      const { main, flame } = inks[theme === 'light' || theme === 'dark' ? theme : 'any']
      for (const ground of grounds) {
        expect(contrast(main, ground), `${theme} ${main} on ${ground}`).toBeGreaterThanOrEqual(3)
        expect(contrast(flame, ground), `${theme} ${flame} on ${ground}`).toBeGreaterThanOrEqual(3)
      }
    }
  })

  test('the theme changes colours and nothing else', () => {
    const [light, dark] = (['light', 'dark'] as const).map(theme =>
      drawPicture({ shape: 'pump', view: 0, theme }),
    )
    const repainted = light
      ?.replaceAll(inks.light.main, inks.dark.main)
      .replaceAll(inks.light.flame, inks.dark.flame)
    expect(repainted).toBe(dark)
  })

  test('an unknown shape is a crate and an unknown view wraps round', () => {
    expect(drawPicture({ shape: 'constructor', view: 0 })).toBe(drawPicture({ shape: 'crate', view: 0 }))
    expect(drawPicture({ shape: 'pump', view: 7 })).toBe(drawPicture({ shape: 'pump', view: 2 }))
    expect(drawPicture({ shape: 'pump', view: Number.NaN })).toBe(drawPicture({ shape: 'pump', view: 0 }))
  })

  test('no shape is drawn for nothing: the catalogue shows each', () => {
    const { categories, companies, products, services } = catalogue()
    const branches = companies.flatMap(company => company.branches)
    const shown = new Set([...categories, ...products, ...services, ...branches].map(({ shape }) => shape))
    expect(shapeNames.filter(name => !shown.has(name))).toEqual([])
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

  test('a monogram is the initials of the two words that say something', () => {
    expect(drawLogo({ name: 'Kemaman Valve Works Sdn Bhd', id: 1 })).toContain('>KV</text>')
    expect(drawLogo({ name: '(M) Sdn Bhd', id: 2 })).toContain('></text>')
    expect(faults(drawLogo({ name: '<b>"&', id: 3 }))).toEqual([])
  })

  test('banners vary and stay what they were', () => {
    const banners = [1, 2, 3, 4, 5, 6].map(id => drawBanner({ name: 'Kemaman Valve Works Sdn Bhd', id }))
    expect(new Set(banners).size).toBe(6)
    expect(drawBanner({ name: 'Kemaman Valve Works Sdn Bhd', id: 1 })).toBe(banners[0])
    expect(banners[0]).toContain('viewBox="0 0 1240 210"')
  })
})
