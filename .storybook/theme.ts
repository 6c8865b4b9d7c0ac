import { create } from 'storybook/theming/create'

type StorybookTheme = ReturnType<typeof create>

/** Colours of the widgets' tokens, light and dark. */
const colours = {
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

/** The theme of Storybook's frame. Selected items have white text, so they need a darker ground. */
export function managerTheme(): StorybookTheme {
  return { ...previewTheme(), colorSecondary: colours[systemScheme()].selected }
}

const systemScheme = (): 'light' | 'dark' =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

/** The theme of Storybook itself, light or dark as the system is. */
export function previewTheme(): StorybookTheme {
  const { ink, muted, page, surface, line, control, primary } = colours[systemScheme()]
  return create({
    base: systemScheme(),
    brandTitle: 'Trade widgets',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: primary,
    colorSecondary: primary,
    appBg: page,
    appContentBg: surface,
    appPreviewBg: surface,
    appBorderColor: line,
    appBorderRadius: 8,
    textColor: ink,
    textMutedColor: muted,
    barTextColor: muted,
    barSelectedColor: primary,
    barHoverColor: primary,
    barBg: surface,
    inputBg: surface,
    inputBorder: control,
    inputTextColor: ink,
    fontBase: "ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
    fontCode: "ui-monospace, 'SFMono-Regular', 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
  })
}
