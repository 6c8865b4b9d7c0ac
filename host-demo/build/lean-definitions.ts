import type { Plugin } from 'vite'
import { isEmbeddable } from '#host-demo/embed/widgets.ts'

/** The files that have them, or attributes of theirs; what those share that is not of all, the builder shows. */
const definitions = /\.element\.ts($|\?)|\/(define-dialog\.tsx|element\/attributes\.ts)$|\/lead\.ts\?/

/** What definitions say of their parts and slots, as this repository writes it. */
const places = /\n +(?:parts|slots): \{[^{}]*\},/g

/** What they are for, and what their attributes are for. */
const purposes =
  /(?<=\n {2}summary:\s*|\b(?:id|integer|text|boolean|optionalBoolean|enum)Attribute\(\s*)'(?:[^'\\]|\\.)*'/g

/** A definition as pages need it; `isShown`: with what the snippet builder shows of it. */
export function withoutWords(definition: string, isShown: boolean): string {
  const lean = definition.replace(places, '')
  return isShown ? lean : lean.replace(purposes, "''")
}

/** Leaves out of definitions what editors and documentation read of them, which are made from the sources. */
export function leanDefinitions(): Plugin {
  return {
    name: 'lean-definitions',
    enforce: 'pre',
    transform(code, id) {
      if (!definitions.test(id)) return null
      const tags = Array.from(code.matchAll(/'(trade-[a-z-]+)'/g), ([, tag = '']) => tag)
      const isShown = !id.includes('?first-file:') && tags.some(isEmbeddable)
      return { code: withoutWords(code, isShown), map: null }
    },
  }
}
