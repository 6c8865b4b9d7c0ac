import { stateMessages } from '#shared/element/state.messages.ts'

/** Says that nothing can be sent. The rest of what is shown stays. */
export function showUnusable(container: Element): void {
  const { ownerDocument: document } = container
  if (container.querySelector('[data-unusable]')) return
  const note = document.createElement('p')
  note.className = 'note wrong'
  note.dataset.unusable = ''
  note.setAttribute('role', 'alert')
  note.textContent = stateMessages.get().unusable
  container.appendChild(note)
}
