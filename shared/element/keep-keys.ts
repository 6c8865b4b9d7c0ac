const FIELDS = 'input, select, textarea'

/** The last three are those of input methods. */
const TYPING = /^(.|Enter|Backspace|Delete|Arrow\w+|Home|End|Page\w+|Dead|Process|Unidentified)$/u

/** Select all, copy, paste, cut, redo and undo, with Ctrl or Cmd. */
const EDITING = /^[acvxyz]$/i

/** The codes of pressed keys that the page has not heard of. */
const kept = new Set<string>()

/** Hides from the page the keys that are meant for an element, which it would take for shortcuts (decisions.mdx#keys). */
export function keepKeys(root: ShadowRoot): void {
  // Content that the page has put into a slot is the page's own.
  const isOurs = ({ target }: Event): boolean => target instanceof Node && target.getRootNode() === root
  // While React hydrates, it may stop the event before the listener below decides if the page hears of it.
  const note = (event: Event): void => {
    if (event instanceof KeyboardEvent && isOurs(event)) kept.add(event.code)
  }
  root.addEventListener('keydown', note, true)
  for (const type of ['keydown', 'keypress', 'keyup', 'cut', 'copy', 'paste']) {
    root.addEventListener(type, event => {
      if (isOurs(event) && isKept(event)) event.stopPropagation()
    })
  }
}

function isKept(event: Event): boolean {
  const [target] = event.composedPath()
  const isInField = target instanceof Element && target.matches(FIELDS)
  // A browser that fills in a form sends a `keydown` without a key.
  if (!(event instanceof KeyboardEvent)) return isInField
  // A page that counts pressed keys must hear of the release if it heard of the press.
  if (event.type === 'keyup') return kept.delete(event.code)
  const isOurs = isInField ? isTyping(event) : isUsed(event)
  if (event.type === 'keydown') kept[isOurs ? 'add' : 'delete'](event.code)
  return isOurs
}

function isTyping(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  if (isComposing || !TYPING.test(key)) return isComposing
  // With AltGr a key writes another letter, and Windows reports Ctrl and Alt.
  const isPlain = !(ctrlKey || metaKey || altKey) || event.getModifierState('AltGraph')
  return isPlain || key.length > 1 || (!altKey && EDITING.test(key))
}

/** Returns true outside fields for keys that press a button, and for those that a widget has handled. */
function isUsed({ key, defaultPrevented }: KeyboardEvent): boolean {
  return key === 'Enter' || key === ' ' || (defaultPrevented && key !== 'Escape' && key !== 'Tab')
}
