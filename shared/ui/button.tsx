import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'> & {
  label: string
  look?: 'primary' | 'soft' | 'plain' | undefined
}

/** A button with a text that submits no form. */
export function Button({ label, look, ...props }: Props) {
  return (
    <button type="button" className={look ? `button ${look}` : 'button'} {...props}>
      {label}
    </button>
  )
}
