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
  /** True if there is nothing else to see yet. */
  isAlone: boolean
  children: ReactNode
}

/** Tells who sells for a new company what comes first, until it is done or hidden. Then this never comes back. */
export function FirstSteps({ isAlone, children }: Props) {
  const { data: member, error: noMember } = useQuery(memberQuery)
  // 0 for a buyer, to whom this is over from the beginning.
  const companyId = member?.company?.id ?? 0
  const [ended, setEnded] = useState(0)
  const isOver = ended === companyId || storage.read(keyOf(companyId)) !== undefined
  const { data: checklist, error: noChecklist } = useQuery(checklistQuery, !isOver)
  const steps = member && checklist && !isOver ? { member, ...checklist } : null
  const end = (): void => {
    storage.write(keyOf(companyId), 'over')
    setEnded(companyId)
  }
  const isLoading = !steps && !noMember && !noChecklist && !(member && isOver)
  return (
    <>
      {steps && <Steps {...steps} onEnd={end} />}
      {/* In one place, so that what is typed there stays. */}
      {isAlone && isLoading ? <Skeleton height="112px" /> : isAlone && steps ? null : children}
    </>
  )
}

const ITEMS = 3
const CHECK = 'M4 10.500l4 4 8-9'

type StepsProps = {
  member: { email: string; mails: { isConfirmed: boolean } }
  hasProfile: boolean
  published: number
  onEnd: () => void
}

function Steps({ member: { email, mails }, hasProfile, published, onEnd }: StepsProps) {
  const t = useStore(firstStepsMessages)
  const steps = [
    {
      isDone: mails.isConfirmed,
      hash: '#settings',
      name: t.confirm,
      text: mails.isConfirmed ? email : t.confirmText({ email }),
    },
    { isDone: hasProfile, hash: '#company', name: t.profile, text: t.profileText },
    {
      isDone: published >= ITEMS,
      hash: '#products/new',
      name: t.publish,
      text: t.publishText({ done: Math.min(published, ITEMS), of: ITEMS }),
    },
  ]
  const isDone = steps.every(step => step.isDone)
  useEffect(() => {
    if (isDone) onEnd()
  })
  if (isDone) return null
  return (
    <section className="card form-card first-steps" aria-label={t.title}>
      <header className="row">
        <h2>{t.title}</h2>
        <Button look="plain" label={t.hide} onClick={onEnd} />
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
  )
}
