import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { Kind } from '#shared/api/items.ts'
import { useAppearanceAttributes } from '#shared/element/host.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import type { LeadProps } from '#shared/lead/lead.ts'
import { useExtension } from '#shared/places/places.tsx'
import { Modal } from '#shared/ui/dialogs.tsx'
import { rfqButtonMessages } from './rfq-button.messages.ts'
import css from './rfq-dialog.css?inline'

export type FormProps = LeadProps & { kind: Kind; itemId: number; quantity: string; message: string }

/** The form in a dialog. It keeps what was typed, so the dialog asks nothing when it closes. */
export function RfqDialog({ onClose, itemId, ...request }: FormProps & { onClose: () => void }) {
  const t = useStore(rfqButtonMessages)
  const appearance = useAppearanceAttributes()
  const { nested } = useExtension()
  const form = useRef<HTMLElement>(null)
  useLateStyles(css)
  useCloseBeside(form, onClose)
  return (
    <Modal title={t.title} onClose={onClose}>
      <trade-rfq ref={form} item-id={itemId} {...request} {...nested} {...appearance} />
    </Modal>
  )
}

/** Closes the dialog around this part on a click beside it that also began there, unlike the selection of a text. */
function useCloseBeside(part: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const dialog = part.current?.closest('dialog')
    if (!dialog) return
    const isBeside = ({ target, clientX: x, clientY: y }: MouseEvent): boolean => {
      const { left, right, top, bottom } = dialog.getBoundingClientRect()
      return target === dialog && (x < left || x > right || y < top || y > bottom)
    }
    let began = false
    const watch = new AbortController()
    dialog.addEventListener(
      'pointerdown',
      event => {
        began = isBeside(event)
      },
      watch,
    )
    dialog.addEventListener('click', event => began && isBeside(event) && onClose(), watch)
    return () => watch.abort()
  }, [part, onClose])
}
