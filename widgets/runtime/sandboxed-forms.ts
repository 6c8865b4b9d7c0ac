/*
 * Lets our forms be sent in a sandboxed frame without `allow-forms`, where the browser sends none and tells nobody of
 * `submit`. Nothing of ours is sent natively: the event is all that is missing. A page can't ask for its sandbox, so the
 * first button shows whether the event comes.
 */
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
  // Above whoever may keep it for later.
  root.addEventListener('submit', () => (isTold = true), { once: true, capture: true })
  setTimeout(() => {
    if (isTold || !form.isConnected) return
    isBlocked = true
    submit()
  })
})

const isOurs = ({ host }: ShadowRoot): boolean => host.localName.startsWith('trade-')

export {}
