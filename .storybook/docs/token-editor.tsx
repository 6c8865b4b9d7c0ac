import { reference } from 'virtual:reference'
import { type CSSProperties, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { configure } from '#shared/config/config.ts'
import { member, setScene } from '#shared/testing/scene.ts'
import { storyApiHost } from '../preview/story-network.ts'
import { marketplaceScene, widgets } from '../stories/widget-stories.ts'
import { contrastResults, type Scheme, type Token, tokenValue } from './contrast.ts'
import { colourOf, Ratio } from './tokens.tsx'

type Changes = Readonly<Record<string, Partial<Record<Scheme, string>>>>

const schemes = ['light', 'dark'] as const
const groups = [...new Set(reference.tokens.map(({ group }) => group))]
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
      <form aria-label="Tokens" onReset={() => setChanges({})}>
        {groups.map(group => (
          <details key={group} open={group === 'colour'}>
            <summary>{group}</summary>
            {reference.tokens
              .filter(token => token.group === group)
              .map(token => (
                <Field key={token.name} token={token} changes={changes} onChange={change} />
              ))}
          </details>
        ))}
        <button type="reset">Back to ours</button>
      </form>
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
              html={html.replaceAll(`<${tag}`, `<${tag} theme="${scheme}"`)}
            />
          ))}
        </div>
        <ContrastWarnings changes={changes} />
        <CssOutput text={toCss(changed, changes)} />
      </div>
    </div>
  )
}

/** One scene for all previews, with a member signed in. */
function useDocsScene(): void {
  // Before the elements are mounted: they fetch at once.
  useLayoutEffect(() => {
    setScene(marketplaceScene({ user: member() }))
    configure({ apiHost: storyApiHost() })
  }, [])
}

type FieldProps = {
  token: Token
  changes: Changes
  onChange: (name: string, scheme: Scheme | 'both', value: string) => void
}

function Field({ token, changes, onChange }: FieldProps) {
  const { name } = token
  const value = (scheme: Scheme): string => changes[name]?.[scheme] ?? tokenValue(token, scheme)
  const isColour = value('light').startsWith('#')
  return (
    <fieldset>
      <legend>{name.replace('--trade-', '')}</legend>
      {isColour ? (
        schemes.map(scheme => (
          <input
            key={scheme}
            type="color"
            aria-label={`${name}, ${scheme}`}
            title={scheme}
            value={value(scheme)}
            onChange={({ target }) => onChange(name, scheme, target.value)}
          />
        ))
      ) : (
        <input
          type="text"
          aria-label={name}
          value={value('light')}
          onChange={({ target }) => onChange(name, 'both', target.value)}
        />
      )}
    </fieldset>
  )
}

/** Inserted as HTML, as on any host page, so that React does not manage the element. */
function Preview({ scheme, html }: { scheme: Scheme; html: string }) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (place.current) place.current.innerHTML = html
  }, [html])
  return <section ref={place} aria-label={scheme} data-theme={scheme} />
}

function ContrastWarnings({ changes }: { changes: Changes }) {
  const low = schemes.flatMap(scheme => {
    const colour = (name: string) => changes[`--trade-color-${name}`]?.[scheme] ?? colourOf(scheme)(name)
    return contrastResults(colour)
      .filter(({ isEnough }) => !isEnough)
      .map(figure => ({ ...figure, scheme }))
  })
  return (
    <div role="status">
      {low.length === 0 ? (
        <p>All contrasts are enough.</p>
      ) : (
        <ul>
          {low.map(({ scheme, what, colour, ground, minimum, ...figure }) => (
            <li key={`${scheme} ${colour} ${ground}`}>
              {what}, {scheme}: <code>{colour}</code> on <code>{ground}</code> has <Ratio {...figure} />,
              needs {minimum}.
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function CssOutput({ text }: { text: string }) {
  const [copied, setCopied] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(''),
    )
  return (
    <div className="css">
      <textarea readOnly aria-label="CSS" rows={text.split('\n').length} value={text} />
      <button type="button" onClick={copy}>
        {copied === text ? 'Copied' : 'Copy the CSS'}
      </button>
    </div>
  )
}

function toCss(changed: readonly Token[], changes: Changes): string {
  const lines = changed.map(token => `  ${token.name}: ${cssValue(token, changes)};`)
  return lines.length === 0 ? '/* Change a token to see its CSS. */' : [':root {', ...lines, '}'].join('\n')
}

function toStyle(changed: readonly Token[], changes: Changes): CSSProperties {
  return Object.fromEntries(changed.map(token => [token.name, cssValue(token, changes)]))
}

/** A single value when both schemes have the same one. */
function cssValue(token: Token, changes: Changes): string {
  const [light, dark] = schemes.map(scheme => changes[token.name]?.[scheme] ?? tokenValue(token, scheme))
  return light === dark ? `${light}` : `light-dark(${light}, ${dark})`
}
