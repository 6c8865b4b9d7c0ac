/** What the page takes for a field of its own, and leaves alone. */
const FIELDS = 'input, select, textarea'

/** Keys that write, or work on what is written. The last three are those of input methods. */
const TYPING = /^(.|Enter|Backspace|Delete|Arrow\w+|Home|End|Page\w+|Dead|Process|Unidentified)$/u

/** With Ctrl or Cmd: select all, copy, paste, cut, redo and undo. */
const EDITING = /^[acvxyz]$/i

/** Codes of keys that are down, of which the page has heard nothing. */
const kept = new Set<string>()

/**
 * Keeps to an element the keys that are meant for it. The page sees the element as their target, not the field, and would
 * take them for its shortcuts (decisions.mdx#keys).
 */
export function keepKeys(root: ShadowRoot): void {
  for (const type of ['keydown', 'keypress', 'keyup', 'cut', 'copy', 'paste']) {
    root.addEventListener(type, event => {
      const { target } = event
      // What the page has put into a slot is its own.
      const isOurs = target instanceof Node && target.getRootNode() === root
      if (isOurs && isKept(event)) event.stopPropagation()
    })
  }
}

function isKept(event: Event): boolean {
  const [target] = event.composedPath()
  const isInField = target instanceof Element && target.matches(FIELDS)
  // A browser that fills in a form sends a `keydown` that has no key.
  if (!(event instanceof KeyboardEvent)) return isInField
  // A page that counts which keys are down has to hear the end of what it has heard the beginning of.
  if (event.type === 'keyup') return kept.delete(event.code)
  const isOurs = isInField ? isTyping(event) : isUsed(event)
  if (event.type === 'keydown') kept[isOurs ? 'add' : 'delete'](event.code)
  return isOurs
}

function isTyping(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  if (isComposing || !TYPING.test(key)) return isComposing
  // With AltGr a key writes another letter, and Windows says Ctrl and Alt.
  const isPlain = !(ctrlKey || metaKey || altKey) || event.getModifierState('AltGraph')
  return isPlain || key.length > 1 || (!altKey && EDITING.test(key))
}

/** Outside fields: what presses a button, and what a widget has answered. */
function isUsed({ key, defaultPrevented }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' ' || (defaultPrevented && key !== 'Escape' && key !== 'Tab')
}
