import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { $config } from '#shared/config/config.ts'
import { useReady } from '#shared/element/content-effect.ts'
import { useHydrating } from '#shared/hydration/use-hydrating.ts'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { noticeMessages } from './browser-notice.messages.ts'
import { $closedFor, closeNotice } from './browser-notice.store.ts'
import { isBrowser } from './is-browser.ts'

export function BrowserNotice() {
  const t = useStore(noticeMessages)
  const titleId = useId()
  const { recommendedBrowser: browser } = useStore($config)
  const closedFor = useStore($closedFor)
  const isHydrating = useHydrating()
  useReady(true)
  // A server knows neither the browser nor whether its notice was closed.
  if (isHydrating || browser === '' || closedFor === browser || isBrowser(browser, navigator)) return null
  return (
    <section className="notice" part="notice" aria-labelledby={titleId}>
      <Icon path={icons.alert} />
      <div>
        <h2 id={titleId}>{t.title}</h2>
        <p>{t.text({ browser })}</p>
      </div>
      <button type="button" className="close" aria-label={t.dismiss} onClick={() => closeNotice(browser)}>
        <Icon path={icons.close} />
      </button>
    </section>
  )
}
