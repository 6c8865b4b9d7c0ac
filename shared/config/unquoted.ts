/** Removes the typographic quotes around a value that an editor has made of plain ones. */
export const unquoted = (value: string): string => value.replace(/^\s*[‘-‟′″«»]+(.*?)[‘-‟′″«»]+\s*$/s, '$1')
