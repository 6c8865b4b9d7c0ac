import { stateMessages } from '#shared/element/state.messages.ts'

export function problemState(title: string, text: string, onRetry: (() => void) | undefined): HTMLElement {
  const slot = document.createElement('slot')
  slot.name = 'error'
  const state = document.createElement('section')
  state.className = 'state'
  state.role = 'alert'
  state.part.add('error')
  state.append(textIn('h2', title), textIn('p', text))
  if (onRetry) {
    const row = document.createElement('div')
    row.className = 'row'
    const button = textIn('button', stateMessages.get().retry)
    button.className = 'button'
    button.addEventListener('click', onRetry)
    row.append(button)
    state.append(row)
  }
  slot.append(state)
  return slot
}

function textIn(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text })
}
