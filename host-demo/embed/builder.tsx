import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { addressOf } from '#host-demo/developers/address.ts'
import { $config } from '#shared/config/config.ts'
import { useReady } from '#shared/element/paint-effect.ts'
import { hrefTo } from '#shared/routes/links.ts'
import { SelectField } from '#shared/ui/field.tsx'
import { ColourFields } from './colour-fields.tsx'
import { propertiesFor } from './colours.ts'
import { CopySnippet } from './copy.tsx'
import { definitionOf, optionsOf, writtenOf } from './definition.ts'
import { LookField, propertiesOf } from './look-field.tsx'
import { OptionField } from './option-field.tsx'
import { Preview } from './preview.tsx'
import { boundTo, releaseOf } from './release.ts'
import { type Snippet, snippetOf } from './snippet.ts'
import { Tick } from './tick.tsx'
import { useLoaded } from './use-loaded.ts'
import { type EmbeddableTag, embeddable, isEmbeddable, linkOf, tags, type Values } from './widgets.ts'
import { words } from './words.ts'

/** The snippet builder: a widget with its options, live, and what to paste for it. */
export function Builder({ query }: { query: string }) {
  const [tag, setTag] = useState<EmbeddableTag>(() => tagIn(query))
  const [values, setValues] = useState<Values>(() => Object.fromEntries(new URLSearchParams(query)))
  const [preset, setPreset] = useState('')
  const [colours, setColours] = useState<Values>({})
  const { value: definition, failed } = useLoaded(tag, definitionOf)
  const { apiHost, storefront, signOutPath } = useStore($config)
  const [isChecked, check] = useState(false)
  const [isFastest, hasten] = useState(false)
  const isBound = isChecked || isFastest
  const { value: release, failed: isUnknown } = useLoaded(isBound ? storefront : undefined, releaseOf)
  const isKept = release !== undefined && release.base !== storefront
  useReady(true)

  const options = definition ? optionsOf(definition, values) : []
  const attributes = writtenOf(options)
  const { text, to } = linkOf(tag, attributes)
  const made: Snippet | undefined =
    definition && options.every(({ valid }) => valid)
      ? { tag, preset, attributes, properties: propertiesFor(colours), link: { text, href: hrefTo(to) } }
      : undefined

  const script = { apiHost, storefront, signOutPath }
  const bound = made && release && boundTo(release, made, script, { isChecked, isFastest })
  const isWhole = made !== undefined && (!isBound || bound !== undefined)

  const choose = (chosen: string): void => {
    if (isEmbeddable(chosen)) setTag(chosen)
    // An id that came alone was meant for the widget it came with.
    setValues(({ id, ...rest }) => rest)
  }

  return (
    <article className="screen">
      <header>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p className="muted">{words.about}</p>
      </header>
      <section className="panel choices" aria-label={words.choose}>
        <SelectField
          label={words.widget}
          hint={definition?.summary}
          value={tag}
          onChange={event => choose(event.target.value)}
        >
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
            onChange={(name, value) => setValues(before => ({ ...before, [name]: value }))}
          />
        ))}
        <LookField preset={preset} onChange={setPreset} />
        <ColourFields chosen={colours} onChange={setColours} />
      </section>
      <div className="outcome">
        <section className="panel">
          <CopySnippet snippet={isWhole ? snippetOf(made, { ...script, ...bound }) : ''} />
          <Tick
            label={words.checked}
            hint={isChecked && isUnknown ? words.unchecked : isKept ? words.checkedKept : words.checkedHint}
            on={isChecked}
            onChange={check}
          />
          <Tick
            label={words.fastest}
            hint={isFastest && isUnknown ? words.noFiles : isKept ? words.fastestKept : words.fastestHint}
            on={isFastest}
            onChange={hasten}
          />
          <a href={`${storefront}${addressOf(tag)}`}>{words.reference}</a>
        </section>
        <section className="panel preview" aria-label={words.preview}>
          <h2>{words.preview}</h2>
          <p className="hint">{made ? words.previewHint : failed ? words.failed : words.waiting}</p>
          {made && <Preview {...made} properties={{ ...propertiesOf(preset), ...made.properties }} />}
        </section>
      </div>
    </article>
  )
}

/** `?widget=company` is `trade-company`. */
function tagIn(query: string): EmbeddableTag {
  const named = new URLSearchParams(query).get('widget') ?? ''
  return [named, `trade-${named}`].find(isEmbeddable) ?? 'trade-company'
}
