import { $user } from '#shared/session/session.ts'

/** Puts the chat box into the corner with the first sign-in: visitors load nothing of it. Spec section 2. */
export function showChatToMembers(): void {
  const show = (): void => {
    if (!$user.get() || document.querySelector('trade-chat')) return
    const chat = document.createElement('trade-chat')
    chat.setAttribute('docked', '')
    document.body.append(chat)
  }
  show()
  $user.listen(show)
}
