import { readdirSync } from 'node:fs'
import { type Drawing, folder, readDrawing } from './drawing.ts'

export type ShapeName = string

const drawings: ReadonlyMap<string, Drawing> = new Map(
  readdirSync(folder)
    .filter(file => file.endsWith('.svg'))
    .sort()
    .map(file => [file.slice(0, -'.svg'.length), readDrawing(file)]),
)

const crate = readDrawing('crate.svg')

/** Every name with a drawing of its own: `ball-valve.svg` with a variant `geared` also gives `ball-valve-geared`. */
export const shapeNames: readonly ShapeName[] = Array.from(drawings, ([name, { choices }]) => {
  const [, ...variants] = choices.variant ?? []
  return [name, ...variants.map(variant => `${name}-${variant}`)]
}).flat()

const known: ReadonlySet<string> = new Set(shapeNames)

export const isShape = (text: string): text is ShapeName => known.has(text)

/** Finds a drawing. A name without a file is a file's name and a variant; an unknown name is a crate. */
export function drawingNamed(name: string): { drawing: Drawing; variant: string } {
  const words = name.split('-')
  for (let length = words.length; length > 0; length--) {
    const drawing = drawings.get(words.slice(0, length).join('-'))
    if (!drawing) continue
    const variant = words.slice(length).join('-')
    return { drawing: { ...drawing, plan: drawing.plans.get(variant) ?? drawing.plan }, variant }
  }
  return { drawing: crate, variant: '' }
}
