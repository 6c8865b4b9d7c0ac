import { accountCalls } from './account.ts'
import type { Call } from './call.ts'
import { categoryCalls } from './categories.ts'
import { chatCalls } from './chat.ts'
import { chatWriteCalls } from './chat-writes.ts'
import { companyCalls } from './companies.ts'
import { contactCalls } from './contact.ts'
import { inquiryCalls } from './inquiries.ts'
import { itemCalls } from './items.ts'
import { recommendedCalls } from './recommended.ts'
import { rfqCalls } from './rfq.ts'
import { searchCalls } from './search.ts'
import { sheetCalls } from './sheets.ts'
import { tenderCalls } from './tenders.ts'
import { uploadCalls } from './uploads.ts'

/** Every call that the widgets make. All requests are built from it, and the page about hosting prints it. */
export const calls = {
  ...categoryCalls,
  ...recommendedCalls,
  ...tenderCalls,
  ...searchCalls,
  ...itemCalls,
  ...companyCalls,
  ...accountCalls,
  ...contactCalls,
  ...rfqCalls,
  ...inquiryCalls,
  ...uploadCalls,
  ...sheetCalls,
  ...chatCalls,
  ...chatWriteCalls,
} satisfies Record<string, Call>
