/** The colours of the widgets' tokens, light and dark. */
export const colours = {
  light: {
    ink: '#10222b',
    muted: '#54646c',
    page: '#faf9f6',
    surface: '#ffffff',
    line: '#ddd9cf',
    control: '#86806f',
    primary: '#0b4a5b',
    selected: '#0b4a5b',
  },
  dark: {
    ink: '#e6eef1',
    muted: '#9fb3bc',
    page: '#0a161b',
    surface: '#11212a',
    line: '#26404b',
    control: '#6b8793',
    primary: '#6cc7dc',
    selected: '#147f99',
  },
}
