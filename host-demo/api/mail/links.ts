import type { Language } from '#shared/languages/languages.ts'
import { dashboardPath } from '#shared/routes/dashboard.ts'
import type { RequestType } from '../database/requests.ts'
import { repliesText } from './letters/replies.ts'
import { paragraphs } from './words.ts'

/** The paths to which mails link. Each mail stores its path; `site` is known only where it is sent or shown. */
export const links = {
  request: (type: RequestType, id: number): string => dashboardPath(`quotes/${type}${id}`),
  order: (id: number): string => dashboardPath(`order/${id}`),
  conversation: (id: number): string => dashboardPath(`messages/${id}`),
  /** The secret comes after `#`, which browsers send to no server. */
  answer: (token: string): string => `/answer#${token}`,
  settings: (): string => dashboardPath('settings'),
  confirmation: (token: string): string => `${CONFIRM}?${new URLSearchParams({ token })}`,
  subscription: (token: string): string => `${SUBSCRIBE}?${new URLSearchParams({ token })}`,
  leaving: (token: string): string => `${LEAVE}?${new URLSearchParams({ token })}`,
  unsubscription: (token: string): string => `${UNSUBSCRIBE}?${new URLSearchParams({ token })}`,
}

/** The pages that mails open without a sign-in. */
export const CONFIRM = '/api/mail/confirm'
export const UNSUBSCRIBE = '/api/mail/unsubscribe'
export const SUBSCRIBE = '/api/mail/newsletter'
export const LEAVE = '/api/mail/newsletter/leave'

type Written = { body: string; link: string; language: Language; replyTo: string | null }

/** Returns the text of a mail with its link, before the first words of somebody else. */
export function textOf({ body, link, language, replyTo }: Written, site: string): string {
  const [, ours = '', theirs = ''] = /^(.*?)(?:\n\n(>.*))?$/s.exec(body) ?? []
  return paragraphs(ours, repliesText(replyTo), link && `${site}${link}`, theirs)(language)
}
