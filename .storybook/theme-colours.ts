/** The colours of the widgets' tokens, light and dark. */
export const colours = {
  light: {
    ink: '#10222b',
    muted: '#54646c',
    page: '#f8f7f4',
    surface: '#ffffff',
    line: '#e4e0d7',
    control: '#86806f',
    primary: '#0b4a5b',
    selected: '#0b4a5b',
  },
  dark: {
    ink: '#e6eef1',
    muted: '#9fb3bc',
    page: '#0a161b',
    surface: '#101f27',
    line: '#21383f',
    control: '#6b8793',
    primary: '#7fd0e2',
    selected: '#147f99',
  },
}
