import type { ElementDescription } from './elements.ts'
import { defaultOf, type Token } from './tokens.ts'

/** Returns VS Code's custom data for HTML: completion and hover of tags, attributes and their values. */
export function htmlData(elements: readonly ElementDescription[]) {
  return {
    version: 1.1,
    tags: elements.map(({ tag, summary, attributes }) => ({
      name: tag,
      description: summary,
      attributes: attributes.map(({ name, description, required, default: value, kind, choices }) => ({
        name,
        description: [description, required && 'Required.', value !== undefined && `Default: ${value}.`]
          .filter(Boolean)
          .join(' '),
        // `v` is VS Code's word for an attribute that needs no value.
        ...(kind === 'boolean' && { valueSet: 'v' }),
        ...(choices.length > 0 && { values: choices.map(choice => ({ name: choice })) }),
      })),
    })),
  }
}

/** Returns the same for CSS: the tokens. */
export function cssData(tokens: readonly Token[]) {
  return {
    version: 1.1,
    properties: tokens.map(token => ({
      name: token.name,
      description: `Trade widgets, ${token.group}. Default: ${defaultOf(token)}`,
    })),
  }
}
