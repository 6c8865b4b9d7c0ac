/** A value of the page without the typographic quotes around it that an editor has made of plain ones. */
export const unquoted = (value: string): string => value.replace(/^\s*[‘-‟′″«»]+(.*?)[‘-‟′″«»]+\s*$/s, '$1')
