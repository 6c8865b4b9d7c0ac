import { create } from 'storybook/theming/create'
import { colours } from './theme-colours.ts'

type StorybookTheme = ReturnType<typeof create>

/** Returns the theme of Storybook's frame. Selected items have white text, so they need a darker background. */
export function managerTheme(): StorybookTheme {
  return { ...previewTheme(), colorSecondary: colours[systemScheme()].selected }
}

const systemScheme = (): 'light' | 'dark' =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

/** Returns the theme of Storybook itself, light or dark like the system. */
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
