import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

type Combobox = {
  field: RefObject<HTMLInputElement | null>
  /** The element with the options, while it is shown. */
  list: RefObject<HTMLElement | null>
  isShown: boolean
  setOpen: (isOpen: boolean) => void
  onSubmit: (typed: string) => void
}

/** Makes a field the combobox of a list, by the ARIA pattern. Returns the id of the option reached by arrows. */
export function useCombobox({ field, list, isShown, setOpen, onSubmit }: Combobox): string {
  const [activeId, setActiveId] = useState('')
  // React renders the change of a listener in a shadow root one task later, when the next key may have come.
  const current = useRef('')
  const activate = useCallback((id: string): void => {
    current.current = id
    setActiveId(id)
  }, [])

  useLayoutEffect(() => {
    const input = field.current
    if (!input?.form) return
    const watch = new AbortController()
    const { signal } = watch
    const close = (): void => {
      setOpen(false)
      activate('')
    }
    const onInput = (): void => {
      setOpen(true)
      activate('')
    }
    const submit = (): void => {
      onSubmit(input.value)
      close()
    }
    const openEmpty = (): void => {
      if (input.value.trim() === '') setOpen(true)
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
      const options = optionsIn(list.current)
      const active = options.findIndex(({ id }) => id === current.current)
      // Wraps around at the ends. A closed list opens.
      const go = (to: number): void => {
        setOpen(true)
        activate(options.at(to % options.length)?.id ?? '')
      }
      if (event.key === 'ArrowDown') go(active + 1)
      else if (event.key === 'ArrowUp') go(active < 0 ? -1 : active - 1)
      else if (event.key === 'Enter' && options[active]) options[active].click()
      else if (event.key === 'Escape' && options.length > 0) close()
      else return
      event.preventDefault()
    }
    input.addEventListener('keydown', onKey, { signal })
    input.addEventListener('input', onInput, { signal })
    input.addEventListener('focus', openEmpty, { signal })
    input.addEventListener('click', openEmpty, { signal })
    input.addEventListener('blur', close, { signal })
    input.form.addEventListener('submit', submit, { signal })
    return () => {
      watch.abort()
      setAttributes(input, plain)
    }
  }, [field, list, setOpen, onSubmit, activate])

  useLayoutEffect(() => {
    const input = field.current
    const active = optionsIn(list.current).find(({ id }) => id === activeId)
    active?.scrollIntoView?.({ block: 'nearest' })
    setAttributes(input, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': list.current?.id,
      'aria-activedescendant': active?.id,
    })
  })
  return activeId
}

const plain = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-expanded': undefined,
  'aria-controls': undefined,
  'aria-activedescendant': undefined,
}

function optionsIn(list: HTMLElement | null): HTMLElement[] {
  return list ? [...list.querySelectorAll<HTMLElement>('[role=option]')] : []
}

function setAttributes(
  element: Element | null,
  attributes: Record<keyof typeof plain, string | undefined>,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element?.removeAttribute(name)
    else if (value !== element?.getAttribute(name)) element?.setAttribute(name, value)
  }
}
