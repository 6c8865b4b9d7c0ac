import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#shared/api/error.ts'
import { useReady } from '#shared/element/content-effect.ts'
import { useHost } from '#shared/element/host.ts'
import { late, useOnTouch } from '#shared/element/late.tsx'
import { $missingElements, needElements } from '#shared/element/needed-elements.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { ButtonLink } from '#shared/ui/button-link.tsx'
import { Link } from '#shared/ui/link.tsx'
import { InlineError } from '#shared/ui/load-error.tsx'
import { rfqButtonMessages } from './rfq-button.messages.ts'
import type { FormProps } from './rfq-dialog.tsx'

const dialog = late(() => import('./rfq-dialog.tsx'))

/** A button that opens the form in a dialog. Until our code is here, it is a link to the form in the storefront. */
export function RfqButton({ label, ...request }: FormProps & { label: string }) {
  const { kind, itemId } = request
  const t = useStore(rfqButtonMessages)
  const { element } = useHost()
  const [isOpen, setOpen] = useState(false)
  const { module, isMissing, ask } = useOnTouch(dialog, isOpen)
  const isFormMissing = useStore($missingElements).includes('trade-rfq')
  useReady(true)
  const to: RouteLocation = {
    route: kind === 'product' ? 'rfqProduct' : 'rfqService',
    params: { id: itemId },
  }
  const bring = useCallback((): void => {
    ask()
    needElements(['trade-rfq'])
  }, [ask])
  useEffect(() => {
    // The pointer may have come to the link that the server rendered.
    if (element.matches(':hover, :focus-within')) bring()
  }, [element, bring])
  const open = (): void => {
    bring()
    // Safari focuses no button that is clicked, and the dialog returns the focus to where it was.
    element.focus()
    setOpen(true)
  }
  return (
    <>
      <ButtonLink
        to={to}
        className="button primary"
        part="button"
        aria-haspopup="dialog"
        onPointerEnter={bring}
        onFocus={bring}
        onClick={open}
      >
        {label || t.label}
      </ButtonLink>
      {isOpen &&
        (isMissing || isFormMissing ? (
          <FormMissing to={to} onRetry={bring} />
        ) : (
          module && <module.RfqDialog {...request} onClose={() => setOpen(false)} />
        ))}
    </>
  )
}

/** Leads to the form in the storefront. */
function FormMissing({ to, onRetry }: { to: RouteLocation; onRetry: () => void }) {
  const t = useStore(rfqButtonMessages)
  const [error] = useState(() => new ApiError('offline'))
  return (
    <InlineError text={t.missing} error={error} onRetry={onRetry}>
      <Link to={to} className="button">
        {t.onStorefront}
      </Link>
    </InlineError>
  )
}
