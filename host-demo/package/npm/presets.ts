const sheets = import.meta.glob<string>('./presets/*.css', { query: '?raw', import: 'default', eager: true })

/** Looks that a page may give the elements instead of ours: style sheets that set tokens, by their names. */
export const presets: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sheets).map(([path, sheet]) => [path.replace(/^.*\/|\.css$/g, ''), sheet]),
)
