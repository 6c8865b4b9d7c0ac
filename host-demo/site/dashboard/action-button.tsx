import { type ComponentPropsWithoutRef, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/dialogs.tsx'
import { reasonOf } from './api.ts'

type Props = Omit<ComponentPropsWithoutRef<typeof Button>, 'onClick'> & {
  run: () => Promise<unknown>
  /** A question to confirm the action. */
  question?: string
}

/** A button whose click sends one call to the server at a time. Errors are shown beside it. */
export function ActionButton({ run, question, ...button }: Props) {
  const [{ isBusy, error }, setState] = useState({ isBusy: false, error: '' })
  const [isAsking, ask] = useState(false)
  const act = async (): Promise<void> => {
    if (isBusy) return
    ask(false)
    setState({ isBusy: true, error: '' })
    try {
      await run()
      setState({ isBusy: false, error: '' })
    } catch (error) {
      setState({ isBusy: false, error: reasonOf(error) })
    }
  }
  return (
    <>
      <Button
        {...button}
        aria-disabled={isBusy || button['aria-disabled']}
        onClick={() => (question ? ask(true) : act())}
      />
      {isAsking && question && (
        <ConfirmDialog title={question} onConfirm={act} onDecline={() => ask(false)} />
      )}
      {error && (
        <span role="alert" className="error-text">
          {error}
        </span>
      )}
    </>
  )
}
