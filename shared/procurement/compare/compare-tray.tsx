import { useStore } from '@nanostores/react'
import { useLateStyles } from '#shared/element/late.tsx'
import { compareLocation } from '#shared/routes/compared-items.ts'
import { Button } from '#shared/ui/button.tsx'
import { Link } from '#shared/ui/link.tsx'
import css from './compare-choice.css?inline'
import { compareChoiceMessages } from './compare-choice.messages.ts'
import { removeCompared, useCompared } from './compared.ts'

/** The items that are chosen to compare, below a list, or nothing while there are none. */
export function CompareTray() {
  useLateStyles(css)
  const t = useStore(compareChoiceMessages)
  const items = useCompared()
  if (items.length === 0) return null
  return (
    <section className="compare-tray" aria-label={t.compare}>
      <p role="status">{t.chosen({ count: items.length })}</p>
      <Button look="plain" label={t.clear} onClick={() => removeCompared(items)} />
      <Link to={compareLocation(items)} className="button">
        {t.compare}
      </Link>
    </section>
  )
}
