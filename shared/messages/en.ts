import { category } from './en/category.ts'
import { chat } from './en/chat.ts'
import { chrome } from './en/chrome.ts'
import { company } from './en/company.ts'
import { contact } from './en/contact.ts'
import { dialogs } from './en/dialogs.ts'
import { errors } from './en/errors.ts'
import { footer } from './en/footer.ts'
import { forms } from './en/forms.ts'
import { home } from './en/home.ts'
import { inquiry } from './en/inquiry.ts'
import { item } from './en/item.ts'
import { lists } from './en/lists.ts'
import { notice } from './en/notice.ts'
import { pages } from './en/pages.ts'
import { rfq } from './en/rfq.ts'
import { search } from './en/search.ts'
import { state } from './en/state.ts'

/** The default texts. Given ones are kept to the letter, misspellings included (decisions.mdx#texts). */
export const en = {
  ...category,
  ...chat,
  ...chrome,
  ...company,
  ...contact,
  ...dialogs,
  ...errors,
  ...footer,
  ...forms,
  ...home,
  ...inquiry,
  ...item,
  ...lists,
  ...notice,
  ...pages,
  ...rfq,
  ...search,
  ...state,
} as const
