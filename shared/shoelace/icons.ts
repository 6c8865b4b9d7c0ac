type Drawing = { path: string; filled?: true }

/** The icons that Shoelace's parts ask for by name, drawn like ours: strokes on a 20-unit grid. */
export const icons: Readonly<Record<string, Drawing>> = {
  caret: { path: 'M4.5 7.5 10 13l5.5-5.5' },
  check: { path: 'M4 10.5 8.5 15l8-9.5' },
  'chevron-down': { path: 'M4.5 7.5 10 13l5.5-5.5' },
  'chevron-left': { path: 'M12.5 4 6.5 10l6 6' },
  'chevron-right': { path: 'm7.5 4 6 6-6 6' },
  'person-fill': { path: 'M10 10.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2.5 18a7.5 6 0 0 1 15 0Z', filled: true },
  'star-fill': {
    path: 'm10 1.8 2.5 5.2 5.700.8-4.100 4 1 5.700L10 14.800l-5.100 2.700 1-5.700-4.100-4L7.500 7Z',
    filled: true,
  },
  'x-lg': { path: 'm4.5 4.500 11 11M15.500 4.500l-11 11' },
}
