import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { useAttributeState } from '#shared/element/host.ts'
import { useMessages } from '#shared/messages/messages.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { useReady } from '#shared/ui/loading.tsx'
import { Badge } from './badge.tsx'
import { Box, type BoxProps } from './box.tsx'
import { deskOf } from './chat.store.ts'

/** The storefront's corner box: a button with the number of new messages, and the chat above it when opened. */
export function Dock(props: BoxProps) {
  const t = useMessages()
  const { $talks } = deskOf(props.userId)
  const unread = useStore($talks)?.reduce((sum, talk) => sum + talk.unread, 0) ?? 0
  const [isOpen, setOpen] = useAttributeState('companyId', props.companyId !== undefined)
  const [hasActed, setActed] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useReady(true)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const turn = (to: boolean): void => {
    setActed(true)
    setOpen(to)
  }
  if (isOpen) return <Box {...props} takesFocus={hasActed} onMinimise={() => turn(false)} />
  return (
    <button
      ref={opener}
      type="button"
      className="opener"
      part="opener"
      aria-expanded="false"
      onClick={() => turn(true)}
    >
      <Icon name="chat" />
      <span aria-hidden="true">{t('chat.title')}</span>
      <span className="hidden-visually">{t('chat.open')}</span>
      <Badge count={unread} />
    </button>
  )
}
