import { useHost } from '#shared/element/host.ts'
import { type DialogName, type DialogStart, openDialogFrom } from './dialogs.ts'

/** Opens dialogs for a reader of the element that this component is in. */
export function useDialog(): (dialog: DialogName, start?: DialogStart) => void {
  const { element } = useHost()
  return (dialog, start) => openDialogFrom(element, dialog, start)
}
