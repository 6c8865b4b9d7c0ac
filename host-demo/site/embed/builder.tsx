import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { embeddable } from '#elements/embeddable.ts'
import { addressOf } from '#host-demo/site/developers/address.ts'
import { $config } from '#shared/config/config.ts'
import { $systemIsDark } from '#shared/element/appearance.ts'
import { useReady } from '#shared/element/content-effect.ts'
import { hrefTo } from '#shared/routes/links.ts'
import { SelectField } from '#shared/ui/field.tsx'
import { ColourFields } from './colour-fields.tsx'
import { propertiesFor } from './colours.ts'
import { lowContrasts, wornColours } from './contrast.ts'
import { definitionOf, numbersOf, optionsOf, unsaidRecord, writtenOf } from './definition.ts'
import { embedMessages } from './embed.messages.ts'
import { LookField, propertiesOf, type Theme, ThemeField } from './look-field.tsx'
import { OptionField } from './option-field.tsx'
import { Outcome } from './outcome.tsx'
import { Preview } from './preview.tsx'
import type { Snippet } from './snippet.ts'
import { useExample, useLoaded, useOwnCompany } from './use-records.ts'
import { type EmbeddableTag, exampleOf, isEmbeddable, linkOf, tags, type Values } from './widgets.ts'

/** The snippet builder: a live widget with its options, and the snippet to paste for it. */
export function Builder({ query }: { query: string }) {
  const t = useStore(embedMessages)
  const [tag, setTag] = useState<EmbeddableTag>(() => tagIn(query))
  const [said, say] = useState<Values>(() => Object.fromEntries(new URLSearchParams(query)))
  const [preset, setPreset] = useState('')
  const [theme, setTheme] = useState<Theme>('')
  const [chosen, setColours] = useState<Values>({})
  const { value: definition, failed } = useLoaded(tag, definitionOf)
  const { storefront } = useStore($config)
  const ownCompany = useOwnCompany()
  useReady(true)

  const shownTheme = useTheme(theme)
  const values = { ...exampleOf(tag), ...said }
  const example = useExample(definition && unsaidRecord(definition, values), ownCompany)
  const options = definition ? optionsOf(definition, values, example) : []
  const attributes = writtenOf(options)
  const { text, to } = linkOf(tag, attributes)
  const made: Snippet | undefined =
    definition && options.every(({ valid }) => valid)
      ? {
          tag,
          preset,
          attributes,
          numbers: numbersOf(options),
          properties: propertiesFor(chosen),
          link: { text, href: hrefTo(to) },
        }
      : undefined

  const choose = (other: string): void => {
    if (isEmbeddable(other)) setTag(other)
    // A plain `id` was meant for the widget that it came with.
    say(({ id, ...rest }) => rest)
  }

  return (
    <article className="screen">
      <header>
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="muted">{t.about}</p>
      </header>
      <form className="panel choices" aria-label={t.choose} onSubmit={event => event.preventDefault()}>
        <SelectField label={t.widget} hint={definition?.summary} value={tag} onText={choose}>
          {tags.map(each => (
            <option key={each} value={each}>
              {embeddable[each].name}
            </option>
          ))}
        </SelectField>
        {options.map(option => (
          <OptionField
            key={option.name}
            option={option}
            ownCompany={ownCompany}
            onChange={(name, value) => say(before => ({ ...before, [name]: value }))}
          />
        ))}
        <ThemeField theme={theme} onChange={setTheme} />
        <LookField preset={preset} onChange={setPreset} />
        <ColourFields
          chosen={chosen}
          colourOf={token => wornColours({ chosen, preset })(shownTheme, token)}
          warningsOf={lowContrasts({ chosen, preset, theme })}
          onChange={setColours}
        />
      </form>
      <div className="outcome">
        <section className="panel">
          <Outcome made={made} theme={theme} />
          <p className="reference">
            <a href={`${storefront}${addressOf(tag)}`}>{t.reference}</a>
          </p>
        </section>
        <section className="panel preview" aria-label={t.preview}>
          <h2>{t.preview}</h2>
          <p className="hint">{made ? t.previewHint : failed ? t.failed : t.waiting}</p>
          {made && (
            <Preview
              {...made}
              attributes={{ ...made.attributes, ...(theme && { theme }) }}
              properties={{ ...propertiesOf(preset), ...made.properties }}
            />
          )}
        </section>
      </div>
    </article>
  )
}

/** Returns the theme of the preview: the chosen one, else the page's, else the reader's. */
function useTheme(chosen: Theme): 'light' | 'dark' {
  const systemIsDark = useStore($systemIsDark)
  const { theme } = useStore($config)
  const set = chosen || theme
  return (set === 'auto' ? systemIsDark : set === 'dark') ? 'dark' : 'light'
}

/** Returns the tag in a query: `?widget=company` is `trade-company`. */
function tagIn(query: string): EmbeddableTag {
  const named = new URLSearchParams(query).get('widget') ?? ''
  return [named, `trade-${named}`].find(isEmbeddable) ?? 'trade-company'
}
