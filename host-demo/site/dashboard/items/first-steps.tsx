import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { guardStorage } from '#shared/storage/guarded-storage.ts'
import { Button } from '#shared/ui/button.tsx'
import { Icon } from '#shared/ui/icon.tsx'
import { Skeleton } from '#shared/ui/loading.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { checklistQuery, memberQuery } from '../dashboard.store.ts'
import { firstStepsMessages } from './own-items.messages.ts'

const storage = guardStorage()
const keyOf = (companyId: number): string => `trade-dashboard:first-steps:${companyId}`

type Props = {
  companyId: number
  /** True if there is nothing else to see yet. */
  isAlone: boolean
  children: ReactNode
}

/** Tells who sells for a new company what comes first, until it is done or hidden. Then this never comes back. */
export function FirstSteps({ companyId, isAlone, children }: Props) {
  const [isOver, setOver] = useState(() => storage.read(keyOf(companyId)) !== undefined)
  if (isOver) return children
  const end = (): void => {
    storage.write(keyOf(companyId), 'over')
    setOver(true)
  }
  return (
    <OpenSteps isAlone={isAlone} onOver={end}>
      {children}
    </OpenSteps>
  )
}

const ITEMS = 3
const CHECK = 'M4 10.500l4 4 8-9'

function OpenSteps({ isAlone, onOver, children }: Omit<Props, 'companyId'> & { onOver: () => void }) {
  const t = useStore(firstStepsMessages)
  const { data: member } = useQuery(memberQuery)
  const { data: checklist, error } = useQuery(checklistQuery)
  const { hasProfile = false, published = 0 } = checklist ?? {}
  const isConfirmed = member?.mails.isConfirmed ?? false
  const isDone = isConfirmed && hasProfile && published >= ITEMS
  useEffect(() => {
    if (isDone) onOver()
  }, [isDone, onOver])
  if (error || isDone) return children
  if (!checklist || !member) return isAlone ? <Skeleton height="112px" /> : children
  const steps = [
    {
      isDone: isConfirmed,
      hash: '#settings',
      name: t.confirm,
      text: t.confirmText({ email: member.email }),
    },
    { isDone: hasProfile, hash: '#company', name: t.profile, text: t.profileText },
    {
      isDone: published >= ITEMS,
      hash: '#products/new',
      name: t.publish,
      text: t.publishText({ done: Math.min(published, ITEMS), of: ITEMS }),
    },
  ]
  return (
    <>
      <section className="card form-card first-steps" aria-label={t.title}>
        <header className="row list-head">
          <h2>{t.title}</h2>
          <Button look="plain" label={t.hide} onClick={onOver} />
        </header>
        <ol>
          {steps.map(({ isDone, hash, name, text }) => (
            <li key={hash} data-done={isDone}>
              <span className="tick">{isDone && <Icon path={CHECK} />}</span>
              <div>
                <a href={hash}>{name}</a>
                {isDone && <span className="hidden-visually"> {t.done}</span>}
                <p className="muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {!isAlone && children}
    </>
  )
}
