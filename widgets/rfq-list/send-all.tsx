import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useSignIn } from '#shared/dialogs/use-sign-in.ts'
import { formMessages } from '#shared/forms/form.messages.ts'
import { LeadOrigin, useLead } from '#shared/lead/use-lead.tsx'
import { plural } from '#shared/messages/plural.ts'
import type { LineProblem } from '#shared/procurement/rfq-list/problems.ts'
import type { RfqList } from '#shared/procurement/rfq-list/rfq-list.ts'
import type { createRunFiles } from '#shared/procurement/rfq-list/run-files.ts'
import type { RequestProgress, Sender } from '#shared/procurement/rfq-list/sending.ts'
import { useOwner, useSession } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/dialogs.tsx'
import { DisabledLead } from '#shared/ui/disabled-lead.tsx'
import { ErrorBox } from '#shared/ui/error-state.tsx'
import { FilesPart } from './files-part.tsx'
import { rfqListMessages } from './rfq-list.messages.ts'
import { countsOf, firstProblem, type ListProblem } from './rfq-list.store.ts'

type Props = {
  list: RfqList
  files: ReturnType<typeof createRunFiles>
  sender: Sender | undefined
  requests: readonly RequestProgress[]
  /** What has kept the list from being sent the last time. */
  problem: ListProblem | null
  onProblem: (problem: ListProblem | null) => void
}

/** The answers of a server without the call. */
const UNKNOWN_CALL: readonly (number | undefined)[] = [404, 405, 501]

/** The totals of the list and the button that sends it after a check and a confirmation. A visitor signs in first. */
export function SendAll({ list, files, sender, requests, problem, onProblem }: Props) {
  const t = useStore(rfqListMessages)
  const tForm = useStore(formMessages)
  const [isAsking, setAsking] = useState(false)
  const part = useRef<HTMLElement>(null)
  const signIn = useSignIn(part, root => root.querySelector<HTMLElement>('.button.primary'))
  const { file, error } = useStore(files.$files)
  const { attached } = useStore(files.sheets.$sheets)
  const owner = useOwner()
  const isVisitor = useSession().at !== 'member'
  const lead = useLead({})
  const counts = countsOf(list)
  const isHeldUp = requests.length > 0
  const isStarted = useRef(false)
  // The list is empty.
  useEffect(() => files.clear, [files])
  useEffect(() => {
    if (!isHeldUp || !isStarted.current) return
    isStarted.current = false
    // The button is no longer usable. Focusing the heading brings it into view and reads it out.
    part.current?.closest('.screen')?.querySelector<HTMLElement>('.run h2')?.focus()
  }, [isHeldUp])

  const check = (): void => {
    const found = firstProblem(list)
    onProblem(found)
    setAsking(!found)
  }
  const start = async (): Promise<void> => {
    setAsking(false)
    const attachment = await files.upload(list)
    if (!attachment) return
    isStarted.current = true
    sender?.sendAll(list, attachment, lead?.origin)
    files.clear()
  }
  // The message disappears once the problem is fixed or its line removed.
  const current = problem && firstProblem(list)
  const isStill = current?.lineId === problem?.lineId && current?.problem === problem?.problem
  const textOf = (kind: LineProblem): string => {
    if (kind === 'notResolved') return t.notResolved
    return kind === 'quantityDoubtful'
      ? `${t.checkFirst} ${t.checkCount({ count: counts.doubtful })}`
      : tForm[kind]
  }
  // The message disappears with the file that it is about.
  const isOfFiles = error !== null && [file, attached].includes(error.of)
  const uploadError = ({ of, why }: NonNullable<typeof error>): string =>
    of === attached && UNKNOWN_CALL.includes(why.status)
      ? t.sheetNotTaken({ name: of.name })
      : `${tForm.failedUpload} ${why.serverMessage || why.message}`
  const message =
    problem && isStill
      ? t.problem({ line: problem.line, problem: textOf(problem.problem) })
      : isOfFiles && uploadError(error)
  return (
    <>
      <section className="send-all panel" aria-label={t.files}>
        {isVisitor && <SignInFirst signIn={signIn} />}
        <FilesPart key={owner} files={files} isDisabled={isVisitor} />
        <LeadOrigin lead={lead} />
      </section>
      <section ref={part} className="send-bar" aria-label={t.send}>
        <ErrorBox message={message} />
        <p>
          {(['lines', 'requests', 'sellers'] as const)
            .map(each => plural(t, `rfqList.counted.${each}`, counts[each]))
            .join(' · ')}
          {(['notResolved', 'doubtful'] as const).map(
            each =>
              counts[each] > 0 && (
                <span key={each} className={problem ? 'error-text' : 'muted'}>
                  {plural(t, `rfqList.counted.${each}`, counts[each])}
                </span>
              ),
          )}
          {isHeldUp && <span className="hint">{t.runFirst}</span>}
        </p>
        <DisabledLead onPress={() => isVisitor && signIn('login')}>
          <Button look="primary" label={t.send} disabled={isVisitor || isHeldUp} onClick={check} />
        </DisabledLead>
      </section>
      {isAsking && (
        <ConfirmDialog title={t.confirm(counts)} onDecline={() => setAsking(false)} onConfirm={start} />
      )}
    </>
  )
}

function SignInFirst({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const tSignIn = useStore(signInMessages)
  const session = useSession()
  return (
    <div className="row sign-in-first">
      <p className={session.at === 'expired' ? 'error-text' : undefined}>
        {session.at === 'expired' ? tSignIn['login.expired'] : tSignIn['item.pleaseLogin']}
      </p>
      <Button look="soft" label={tSignIn['menu.signIn']} onClick={() => signIn('login')} />
      <Button look="plain" label={tSignIn['menu.register']} onClick={() => signIn('register')} />
    </div>
  )
}
