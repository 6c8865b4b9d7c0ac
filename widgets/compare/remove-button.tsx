import { useStore } from '@nanostores/react'
import { type ComparedItem, compareLocation } from '#shared/routes/compared-items.ts'
import { ButtonLink } from '#shared/ui/button-link.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import { compareMessages } from './compare.messages.ts'

type Props = {
  name: string
  /** The items that stay. */
  rest: readonly ComparedItem[]
  onClick: () => void
}

/** Removes an item here, or without scripts by a link to the other items. */
export function RemoveButton({ name, rest, onClick }: Props) {
  const t = useStore(compareMessages)
  return (
    <ButtonLink to={compareLocation(rest)} className="button plain remove" onClick={onClick}>
      <Icon path={icons.close} />
      {t.remove}
      <span className="hidden-visually">: {name}</span>
    </ButtonLink>
  )
}
