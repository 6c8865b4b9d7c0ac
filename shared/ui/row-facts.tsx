import { useStore } from '@nanostores/react'
import { nameOfFact } from '#shared/api/facts.ts'
import type { FactualItem } from '#shared/api/search-extension.ts'
import { $config } from '#shared/config/config.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { factText } from './fact-text.ts'
import css from './row-facts.css?inline'
import { rowFactsMessages } from './row-facts.messages.ts'

export type RowFact = FactualItem['facts'][number]

/** The facts of a row in columns. */
export function RowFacts({ facts }: { facts: readonly RowFact[] }) {
  const { locale } = useStore($config)
  useLateStyles(css)
  return (
    <dl>
      {facts.map(fact => (
        <div key={fact.key}>
          <dt>{nameOfFact(fact, locale)}</dt>
          <dd title={factText(fact)}>
            <FactValue fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The value of a fact, marked if it differs from what was asked. */
export function FactValue({ fact, text = factText(fact) }: { fact: RowFact; text?: string }) {
  const t = useStore(rowFactsMessages)
  if (!fact.differs) return <span className={fact.differs === false ? 'fits' : undefined}>{text}</span>
  return (
    <span className="differs">
      <span aria-hidden="true">≠ </span>
      <span className="hidden-visually">{t.differs} </span>
      {text}
    </span>
  )
}
