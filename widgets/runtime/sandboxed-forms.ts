// In a sandboxed frame without `allow-forms` the browser fires no `submit`. A page can't query its sandbox, so the first
// button shows whether the event fires. None of our forms is sent natively, so only the event is missing.
let isBlocked = false

document.addEventListener('click', event => {
  const [target] = event.composedPath()
  const submitter =
    target instanceof Element ? target.closest<HTMLButtonElement>('button[type=submit]') : null
  const form = submitter?.form
  const root = form?.getRootNode()
  if (event.defaultPrevented || !form || !(root instanceof ShadowRoot && isOurs(root))) return
  const submit = (): void => {
    if (!form.noValidate && !form.reportValidity()) return
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }))
  }
  if (isBlocked) {
    event.preventDefault()
    submit()
    return
  }
  let isTold = !form.noValidate && form.matches(':invalid')
  // Captured at the root, above any listener that may hold the event back.
  root.addEventListener('submit', () => (isTold = true), { once: true, capture: true })
  setTimeout(() => {
    if (isTold || !form.isConnected) return
    isBlocked = true
    submit()
  })
})

const isOurs = ({ host }: ShadowRoot): boolean => host.localName.startsWith('trade-')

export {}
