import type { FirstReads } from '#shared/element/first-reads.ts'

export const firstReads: FirstReads = {
  'trade-chat': (_, memberId) => [['user/chatMenu', { fromUserId: memberId }]],
}
