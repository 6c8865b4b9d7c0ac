import { presets } from '#host-demo/package/npm/tokens.ts'
import { SelectField } from '#shared/ui/field.tsx'
import type { Values } from './widgets.ts'
import { words } from './words.ts'

type LookProps = { preset: string; onChange: (preset: string) => void }

/** A field to choose one of our presets, or the usual look. */
export function LookField({ preset, onChange }: LookProps) {
  return (
    <SelectField label={words.look} hint={words.lookHint} value={preset} onText={onChange}>
      <option value="">{words.usual}</option>
      {Object.keys(presets).map(name => (
        <option key={name} value={name}>
          {name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')}
        </option>
      ))}
    </SelectField>
  )
}

/** Empty for the theme of the visitor's system. */
export type Theme = '' | 'light' | 'dark'
const themes: readonly Theme[] = ['', 'light', 'dark']

type ThemeProps = { theme: Theme; onChange: (theme: Theme) => void }

/** A field for a light or dark theme: a page with only one of them shows it to every visitor. */
export function ThemeField({ theme, onChange }: ThemeProps) {
  return (
    <SelectField
      label={words.theme}
      hint={words.themeHint}
      value={theme}
      onText={chosen => onChange(themes.find(each => each === chosen) ?? '')}
    >
      {themes.map(each => (
        <option key={each} value={each}>
          {words.themes[each || 'auto']}
        </option>
      ))}
    </SelectField>
  )
}

/** Returns the custom properties that the sheet of a preset sets, for one element. */
export function propertiesOf(preset: string): Values {
  const set = (presets[preset] ?? '').matchAll(/(--trade-[\w-]+):\s*([^;]+);/g)
  return Object.fromEntries([...set].map(([, name, value]) => [name, value]))
}
