import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $config } from '#shared/config/config.ts'
import { Tabs } from '#shared/ui/tabs.tsx'
import { CopySnippet } from './copy.tsx'
import { bake, bakingOf, hasFragment } from './fragment.ts'
import { type Language, languages, languageTabs } from './languages.ts'
import type { Theme } from './look-field.tsx'
import { boundTo, releaseOf } from './release.ts'
import type { Script, Snippet } from './snippet.ts'
import { Tick } from './tick.tsx'
import { useLoaded } from './use-loaded.ts'
import { words } from './words.ts'

type OutcomeProps = { made: Snippet | undefined; theme: Theme }

/** The snippet to paste, for the kind of page. */
export function Outcome({ made, theme }: OutcomeProps) {
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
            label={words.checked}
            hint={isChecked && failed ? words.unchecked : isKept ? words.checkedKept : words.checkedHint}
            on={isChecked}
            onChange={check}
          />
          <Tick
            label={words.fastest}
            hint={isFastest && failed ? words.noFiles : isKept ? words.fastestKept : words.fastestHint}
            on={isFastest}
            onChange={hasten}
          />
          {mayBake && (
            <Tick
              label={words.withContent}
              hint={isNotBaked ? words.noContent : words.withContentHint}
              on={isWithContent}
              onChange={takeContent}
            />
          )}
          <Tick label={words.isolated} hint={words.isolatedHint} on={isIsolated} onChange={isolate} />
        </>
      )}
      <CopySnippet snippet={isWhole ? write(made, { ...script, ...bound }) : ''} hint={hint} />
    </Tabs>
  )
}
