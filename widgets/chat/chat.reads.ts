import { type FirstRead, type FirstReads, NUMBER } from '#shared/element/first-reads.ts'

export const firstReads: FirstReads = {
  'trade-chat': (attribute, memberId) => [
    ['user/chatMenu', { fromUserId: memberId }, menu => historyIn(menu, attribute('company-id', NUMBER))],
  ],
}

/** Reading a history marks it as read, so it is read early only if the chat is sure to open it. */
function historyIn(menu: unknown, companyId: string | undefined): FirstRead[] {
  const [entry, another] = [...Object(menu)].filter(each => String(each?.MenuId) === companyId)
  if (another || entry?.StaffStatus !== 0) return []
  return [['user/getchathistory', { ChatId: NUMBER.exec(entry.ChatId)?.[0], StaffStatus: '0' }]]
}
