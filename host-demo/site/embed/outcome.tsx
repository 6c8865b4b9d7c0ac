import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $config } from '#shared/config/config.ts'
import type { TextKey } from '#shared/messages/i18n.ts'
import { TextAreaField } from '#shared/ui/field.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { embedMessages } from './embed.messages.ts'
import { bake, bakingOf, hasFragment } from './fragment.ts'
import type { Theme } from './look-field.tsx'
import { Tick } from './option-field.tsx'
import { reactSnippetOf } from './react-snippet.ts'
import { boundTo, releaseOf } from './release.ts'
import { type Script, type Snippet, snippetOf } from './snippet.ts'
import { useLoaded } from './use-records.ts'
import { wordPressSnippetOf } from './wordpress-snippet.ts'

type OutcomeProps = { made: Snippet | undefined; theme: Theme }

/** The snippet to paste, for the kind of page. */
export function Outcome({ made, theme }: OutcomeProps) {
  const t = useStore(embedMessages)
  const { apiHost, storefront, signOutPath, locale } = useStore($config)
  const [language, speak] = useState<Language>('HTML')
  const [isChecked, check] = useState(false)
  const [isFastest, hasten] = useState(false)
  const [isIsolated, isolate] = useState(false)
  const [isWithContent, takeContent] = useState(false)
  const isBound = language === 'HTML' && (isChecked || isFastest)
  const { value: release, failed } = useLoaded(isBound ? storefront : undefined, releaseOf)
  const isKept = release !== undefined && release.base !== storefront

  const settings: Script = { apiHost, storefront, signOutPath, theme: theme || undefined, locale, isIsolated }
  const mayBake = language === 'HTML' && made !== undefined && hasFragment(made.tag, settings)
  const baking = mayBake && isWithContent ? bakingOf(made, settings) : undefined
  const { value: baked, failed: isNotBaked } = useLoaded(baking, bake)
  const script: Script = { ...settings, baked }
  const bound = isBound && made && release ? boundTo(release, made, script, { isChecked, isFastest }) : {}
  const isWhole =
    made !== undefined && (!isBound || release !== undefined) && (!baking || baked !== undefined)
  const { write, hint } = languages[language]
  return (
    <Tabs tabs={languageTabs} active={language} onSelect={speak}>
      {/* Above the snippet, because they change its length: a pressed control must not move. */}
      {language === 'HTML' && (
        <>
          <Tick
            label={t.checked}
            hint={isChecked && failed ? t.unchecked : isKept ? t.checkedKept : t.checkedHint}
            on={isChecked}
            onChange={check}
          />
          <Tick
            label={t.fastest}
            hint={isFastest && failed ? t.noFiles : isKept ? t.fastestKept : t.fastestHint}
            on={isFastest}
            onChange={hasten}
          />
          {mayBake && (
            <Tick
              label={t.withContent}
              hint={isNotBaked ? t.noContent : t.withContentHint}
              on={isWithContent}
              onChange={takeContent}
            />
          )}
          <Tick label={t.isolated} hint={t.isolatedHint} on={isIsolated} onChange={isolate} />
        </>
      )}
      <CopySnippet snippet={isWhole ? write(made, { ...script, ...bound }) : ''} hint={t[hint]} />
    </Tabs>
  )
}

/** The snippet, with a button to copy it. It can also be copied by hand. */
function CopySnippet({ snippet, hint }: { snippet: string; hint: string }) {
  const t = useStore(embedMessages)
  // A message applies only to the snippet that it was about.
  const [said, setSaid] = useState({ of: '', text: '' })
  const say = (text: string): void => setSaid({ of: snippet, text })
  const copy = async (form: HTMLFormElement): Promise<void> => {
    try {
      await navigator.clipboard.writeText(snippet)
      say(t.copied)
    } catch {
      form.querySelector('textarea')?.select()
      say(t.notCopied)
    }
  }
  return (
    <form
      className="snippet"
      onSubmit={event => {
        event.preventDefault()
        void copy(event.currentTarget)
      }}
    >
      <TextAreaField
        label={t.snippet}
        hint={hint}
        value={snippet}
        rows={snippet.split('\n').length + 3}
        readOnly
        spellCheck={false}
      />
      <div className="row">
        <button type="submit" className="button primary" disabled={snippet === ''}>
          {t.copy}
        </button>
        <span role="status">{said.of === snippet && said.text}</span>
      </div>
    </form>
  )
}

type Written = {
  write(made: Snippet, script: Script): string
  hint: TextKey<typeof embedMessages>
}

/** The languages of snippets, by the technology of the page. */
const languages = {
  HTML: { write: snippetOf, hint: 'htmlHint' },
  React: { write: reactSnippetOf, hint: 'reactHint' },
  WordPress: { write: wordPressSnippetOf, hint: 'wordPressHint' },
} as const satisfies Record<string, Written>

type Language = keyof typeof languages

const languageTabs = (Object.keys(languages) as Language[]).map(name => ({ name, label: name }))
