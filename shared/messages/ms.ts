import type { MessageKey } from './messages.ts'
import { category } from './ms/category.ts'
import { chat } from './ms/chat.ts'
import { chrome } from './ms/chrome.ts'
import { company } from './ms/company.ts'
import { contact } from './ms/contact.ts'
import { dialogs } from './ms/dialogs.ts'
import { errors } from './ms/errors.ts'
import { footer } from './ms/footer.ts'
import { forms } from './ms/forms.ts'
import { home } from './ms/home.ts'
import { inquiry } from './ms/inquiry.ts'
import { item } from './ms/item.ts'
import { lists } from './ms/lists.ts'
import { notice } from './ms/notice.ts'
import { pages } from './ms/pages.ts'
import { rfq } from './ms/rfq.ts'
import { search } from './ms/search.ts'
import { state } from './ms/state.ts'

/** Malay, as complete as English. Not yet reviewed by a native speaker (decisions.mdx#texts). */
export const ms = {
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
} satisfies Record<MessageKey, string>

// Shoelace's own texts are loaded once a part of it is on the page; other pages need not load Shoelace.
if (typeof customElements !== 'undefined') {
  for (const tag of ['sl-tab-group', 'sl-dropdown']) {
    customElements
      .whenDefined(tag)
      .then(() => import('./ms/shoelace.ts'))
      .catch(() => {})
  }
}
