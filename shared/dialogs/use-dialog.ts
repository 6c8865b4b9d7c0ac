import { useHost } from '#shared/element/host.ts'
import { type DialogName, type DialogStart, openDialogFrom } from './dialogs.ts'

/** Returns a function that opens dialogs for the reader of this element. */
export function useDialog(): (dialog: DialogName, start?: DialogStart) => void {
  const { element } = useHost()
  return (dialog, start) => openDialogFrom(element, dialog, start)
}
