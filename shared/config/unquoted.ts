/** Removes the curly quotes that an editor has put around a value. */
export const unquoted = (value: string): string => value.replace(/^\s*[‘-‟′″«»]+(.*?)[‘-‟′″«»]+\s*$/s, '$1')
