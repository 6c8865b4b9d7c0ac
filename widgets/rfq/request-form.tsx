import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { RfqItem } from '#shared/api/items.ts'
import type { Kind } from '#shared/api/kind.ts'
import { useHost } from '#shared/element/host.ts'
import type { RfqValues } from '#shared/forms/form-rules.ts'
import { quantityOf } from '#shared/forms/rules.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { useMessages } from '#shared/messages/messages.ts'
import type { Place } from '#shared/routes/routes.ts'
import { $user } from '#shared/session/session.ts'
import { TextArea, TextField, useFocusOnProblem } from '#shared/ui/field.tsx'
import { useNavigate } from '#shared/ui/link.tsx'
import { Attachment } from './attachment.tsx'
import { RefusedOrFailed } from './refused-or-failed.tsx'
import { rfqForm } from './rfq.store.ts'
import { SendingDialogs } from './sending-dialogs.tsx'
import { SentPanel } from './sent-panel.tsx'
import { SignInFirst } from './sign-in-first.tsx'

type Props = { kind: Kind; item: RfqItem; detail: Place }

/** The form: a visitor sees it disabled, and is in the same form after signing in (design section 7, ruling 8). */
export function RequestForm({ kind, item, detail }: Props) {
  const t = useMessages()
  const host = useHost()
  const navigate = useNavigate()
  const isVisitor = useStore($user) === null
  const [isDone, setDone] = useState(false)
  const form = useMemo(() => rfqForm(kind, item), [kind, item])

  const about = ({ quantity }: RfqValues, fileName: string) => ({
    kind,
    itemId: item.id,
    quantity: kind === 'service' ? 0 : (quantityOf(quantity) ?? 0),
    fileName,
  })
  const sending = useForm(form, {
    announce: ({ values, fileName }) => host.emit('trade-rfq-submit', about(values, fileName)),
    sent: ({ id }, { values, fileName }) =>
      host.emit('trade-rfq-sent', { ...about(values, fileName), ...(id !== null && { id }) }),
    failed: ({ step, error: { kind, status, message } }, { values, fileName }) =>
      host.emit('trade-rfq-failed', {
        ...about(values, fileName),
        step: step === 'upload' ? 'upload' : 'create',
        error: { kind, status, message },
      }),
  })
  const { state, problem, draft, file } = sending
  const formElement = useFocusOnProblem(problem)

  const acknowledge = (): void => {
    form.acknowledge()
    // The page may show the item itself; where it does not, this panel has the link.
    if (navigate(detail)) setDone(true)
  }

  if (isDone) return <SentPanel item={item} detail={detail} onAnother={() => setDone(false)} />
  return (
    <>
      <form
        className="panel request"
        part="form"
        aria-label={t('rfq.formLabel')}
        noValidate
        onSubmit={sending.onSubmit}
        ref={formElement}
      >
        {isVisitor && <SignInFirst />}
        <RefusedOrFailed state={state} onRetry={form.retry} />
        <fieldset disabled={isVisitor}>
          {kind === 'product' && (
            <div className="quantity">
              <TextField
                label={t('rfq.quantity')}
                type="number"
                min="0"
                step="any"
                inputMode="decimal"
                {...sending.bind('quantity')}
              />
            </div>
          )}
          <TextArea label={t('rfq.message')} hint={t('rfq.messageHint')} {...sending.bind('message')} />
          <Attachment
            file={file}
            fileToChooseAgain={draft.fileToChooseAgain}
            onChoose={sending.onChooseFile}
            onCancel={form.cancelFile}
          />
          {draft.cutShort && <p className="hint">{t('form.cutShort')}</p>}
          <div className="row">
            <button type="submit" className="button next" aria-disabled={sending.isPending}>
              {t('rfq.send')}
            </button>
            {draft.kept && <span className="hint">{t('form.draftKept')}</span>}
          </div>
        </fieldset>
      </form>
      {sending.leads && <SendingDialogs state={state} form={form} onAcknowledge={acknowledge} />}
    </>
  )
}
