import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { $config } from '#shared/config/config.ts'
import { useReady } from '#shared/element/content-effect.ts'
import { useHost } from '#shared/element/host.ts'
import { Place } from '#shared/places/places.tsx'
import { type ComparedItem, MAX_COMPARED } from '#shared/routes/compared-items.ts'
import { Link } from '#shared/ui/link.tsx'
import { ErrorState, InlineError } from '#shared/ui/load-error.tsx'
import { Loading } from '#shared/ui/loading.tsx'
import { navigationMessages } from '#shared/ui/ui.messages.ts'
import { compareMessages } from './compare.messages.ts'
import { type Chosen, type ChosenState, useItems } from './compare.store.ts'
import { CompareSkeleton } from './compare-skeleton.tsx'
import { CompareTable, type Removal, rowsOf } from './compare-table.tsx'
import { RemoveButton } from './remove-button.tsx'

/** With more rows than these, those that are the same are left out at first. */
const FEW_ROWS = 12

type Props = Removal & {
  chosen: Chosen
  /** The number of items that the page names, of which only the first are shown. */
  count: number
  removed: readonly ComparedItem[]
  frame: (content: ReactNode) => ReactNode
}

/** The chosen items in a table, and below the heading those that can't be shown. */
export function Comparison({ chosen, count, removed, frame, ...rest }: Props) {
  const t = useStore(compareMessages)
  const { locale } = useStore($config)
  const host = useHost()
  const states = useItems(chosen)
  const [choice, choose] = useState<boolean>()
  const columns = states.flatMap(({ chosen, data }) => (data ? [{ chosen, item: data }] : []))
  const isSettled = states.every(({ data, error }) => data || error)
  useReady(isSettled && columns.length > 0)
  if (!isSettled) {
    if (host.hasFallback) return <slot />
    return frame(
      <Loading>
        <CompareSkeleton columns={chosen.length} />
      </Loading>,
    )
  }
  if (columns.length === 0) return frame(<NoneLoaded states={states} {...rest} />)
  const rows = rowsOf(columns, t, locale)
  const onlyDifferences = columns.length > 1 && (choice ?? rows.length > FEW_ROWS)
  return frame(
    <>
      {count > chosen.length && <p className="muted">{t.tooMany({ most: MAX_COMPARED, count })}</p>}
      {chosen.length === 1 && <p className="muted">{t.addAnother}</p>}
      <Unshown states={states} {...rest} />
      <div className="controls">
        {columns.length > 1 && (
          <label className="only-differences">
            <input
              type="checkbox"
              checked={onlyDifferences}
              onChange={({ currentTarget }) => choose(currentTarget.checked)}
            />
            {t.onlyDifferences}
          </label>
        )}
        <Place name="compare-tools" items={columns.map(({ item }) => item)} removed={removed} />
      </div>
      <CompareTable
        columns={columns}
        rows={rows.filter(({ agreement }) => !onlyDifferences || agreement !== 'same')}
        {...rest}
      />
    </>,
  )
}

type UnshownProps = Removal & { states: readonly ChosenState[] }

/** Names the items that no longer exist or could not be loaded. */
function Unshown({ states, without, onRemove }: UnshownProps) {
  const t = useStore(compareMessages)
  return states.map(({ chosen, data, error, retry }) => {
    if (data || !error) return null
    const name = t[chosen.kind]({ id: String(chosen.id) })
    return (
      <div key={name} className="row note">
        {error.kind === 'missing' ? (
          <p>{t.gone({ name })}</p>
        ) : (
          <InlineError text={t.failed({ name })} error={error} onRetry={retry} />
        )}
        <RemoveButton name={name} rest={without(chosen)} onClick={() => onRemove(chosen, name)} />
      </div>
    )
  })
}

/** Shows why there is no table: the first fault, or else that none of the items exists. */
function NoneLoaded({ states, ...rest }: UnshownProps) {
  const t = useStore(navigationMessages)
  const errors = states.flatMap(({ error }) => error ?? [])
  const shown = errors.find(({ kind }) => kind !== 'missing') ?? errors[0]
  const retry = (): void => {
    for (const { error, retry } of states) if (error && error.kind !== 'missing') retry()
  }
  if (!shown) return null
  return (
    <>
      <Unshown states={states.filter(({ error }) => error?.kind === 'missing')} {...rest} />
      <ErrorState error={shown} onRetry={retry}>
        {shown.kind === 'missing' && (
          <Link to={{ route: 'search' }} className="button soft">
            {t['item.search']}
          </Link>
        )}
      </ErrorState>
    </>
  )
}
