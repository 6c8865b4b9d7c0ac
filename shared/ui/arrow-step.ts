type Keys = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Returns 1 for the arrow key that goes forward in the direction of the text, -1 for the one back, and 0 for others. */
export function arrowStep({ key, altKey, ctrlKey, metaKey, shiftKey }: Keys, element: Element): number {
  // The browser's own keys, such as Alt+Left for going back.
  if (altKey || ctrlKey || metaKey || shiftKey || !/^Arrow(Left|Right)$/.test(key)) return 0
  const isRightToLeft = getComputedStyle(element).direction === 'rtl'
  return (key === 'ArrowLeft') === isRightToLeft ? 1 : -1
}
