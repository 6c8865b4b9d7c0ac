import type { Plugin } from 'vite'
import { isEmbeddable } from '#host-demo/site/embed/widgets.ts'

/**
 * The files that contain definitions or their attributes. The builder shows the attributes that only some definitions
 * share.
 */
const definitions = /\.element\.ts($|\?)|\/(define-dialog\.tsx|element\/attributes\.ts)$|\/lead\.ts\?/

/** The parts and slots of a definition, as this repository writes them. */
const places = /\n +(?:parts|slots): \{[^{}]*\},/g

/** The descriptions of elements and of their attributes. */
const purposes =
  /(?<=\n {2}summary:\s*|\b(?:id|integer|text|boolean|optionalBoolean|enum)Attribute\(\s*)'(?:[^'\\]|\\.)*'/g

/** Returns a definition as pages need it. `isShown`: keeps the texts that the snippet builder shows. */
export function withoutWords(definition: string, isShown: boolean): string {
  const lean = definition.replace(places, '')
  return isShown ? lean : lean.replace(purposes, "''")
}

/** Removes from definitions the texts for editors and documentation, which are made from the sources. */
export function leanDefinitions(): Plugin {
  return {
    name: 'lean-definitions',
    enforce: 'pre',
    transform(code, id) {
      if (!definitions.test(id)) return null
      const tags = Array.from(code.matchAll(/'(trade-[a-z-]+)'/g), ([, tag = '']) => tag)
      const isShown = tags.some(isEmbeddable)
      return { code: withoutWords(code, isShown), map: null }
    },
  }
}
