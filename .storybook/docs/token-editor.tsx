import { reference } from 'virtual:reference'
import { useId, useState } from 'react'
import { widgets } from '../stories/widget-stories.ts'
import { type Scheme, schemes } from './contrast.ts'
import { ContrastWarnings } from './contrast-warnings.tsx'
import { CssOutput } from './css-output.tsx'
import { type Changes, toCss, toStyle } from './token-changes.ts'
import { TokenFields } from './token-fields.tsx'
import { Preview, useDocsScene } from './token-preview.tsx'

const previews = widgets.filter(({ tag }) => !/login|register|recovery|notice/.test(tag))

/** Changes tokens, shows a widget with them in both schemes, and gives the CSS to copy. */
export function TokenEditor() {
  const [changes, setChanges] = useState<Changes>({})
  const [tag, setTag] = useState('trade-product')
  const choice = useId()
  useDocsScene()

  const change = (name: string, scheme: Scheme | 'both', value: string) =>
    setChanges(({ [name]: before, ...rest }) => ({
      ...rest,
      [name]: scheme === 'both' ? { light: value, dark: value } : { ...before, [scheme]: value },
    }))
  const changed = reference.tokens.filter(({ name }) => changes[name])
  const html = previews.find(each => each.tag === tag)?.story.html ?? ''

  return (
    <div className="editor sb-unstyled">
      <TokenFields changes={changes} onChange={change} onReset={() => setChanges({})} />
      <div>
        <label htmlFor={choice}>Widget </label>
        <select id={choice} value={tag} onChange={({ target }) => setTag(target.value)}>
          {previews.map(each => (
            <option key={each.tag}>{each.tag}</option>
          ))}
        </select>
        <div className="previews" style={toStyle(changed, changes)}>
          {schemes.map(scheme => (
            <Preview
              key={`${scheme} ${tag}`}
              scheme={scheme}
              html={html.replaceAll(`<${tag}`, `<${tag} loading="eager" theme="${scheme}"`)}
            />
          ))}
        </div>
        <ContrastWarnings changes={changes} />
        <CssOutput text={toCss(changed, changes)} />
      </div>
    </div>
  )
}
