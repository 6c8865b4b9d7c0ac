import { useStore } from '@nanostores/react'
import { presets } from '#host-demo/package/npm/tokens.ts'
import { SelectField } from '#shared/ui/field.tsx'
import { embedMessages } from './embed.messages.ts'
import type { Values } from './widgets.ts'

type LookProps = { preset: string; onChange: (preset: string) => void }

/** A field to choose one of our presets, or the usual look. */
export function LookField({ preset, onChange }: LookProps) {
  const t = useStore(embedMessages)
  return (
    <SelectField label={t.look} hint={t.lookHint} value={preset} onText={onChange}>
      <option value="">{t.usual}</option>
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
  const t = useStore(embedMessages)
  return (
    <SelectField
      label={t.theme}
      hint={t.themeHint}
      value={theme}
      onText={chosen => onChange(themes.find(each => each === chosen) ?? '')}
    >
      {themes.map(each => (
        <option key={each} value={each}>
          {t[each || 'auto']}
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
