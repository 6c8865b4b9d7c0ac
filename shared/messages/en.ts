import { chrome } from './en/chrome.ts'
import { dialogs } from './en/dialogs.ts'
import { errors } from './en/errors.ts'
import { forms } from './en/forms.ts'
import { item } from './en/item.ts'
import { rfq } from './en/rfq.ts'
import { search } from './en/search.ts'
import { state } from './en/state.ts'

/** The default texts: those of the specification exactly as it writes them, misspellings included. */
export const en = {
  ...chrome,
  ...dialogs,
  ...errors,
  ...forms,
  ...item,
  ...rfq,
  ...search,
  ...state,
} as const
