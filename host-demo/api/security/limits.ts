const MINUTE = 60
const HOUR = 60 * MINUTE

/** Attempts allowed per number of seconds. Generous, because one machine clicks through a demo again and again. */
const defaults = {
  loginByAddress: { attempts: 300, seconds: 10 * MINUTE },
  loginByAccountAndAddress: { attempts: 20, seconds: 10 * MINUTE },
  /** For addresses from which the member has never signed in. Above this the next limit applies. */
  loginByAccount: { attempts: 200, seconds: 10 * MINUTE },
  loginBySlowedAccount: { attempts: 1, seconds: 5 },
  passwordByMember: { attempts: 20, seconds: 10 * MINUTE },
  confirmationByMember: { attempts: 5, seconds: HOUR },
  handOverByMember: { attempts: 60, seconds: MINUTE },
  registerByAddress: { attempts: 200, seconds: HOUR },
  recoveryByAddress: { attempts: 60, seconds: HOUR },
  recoveryByAccountAndAddress: { attempts: 5, seconds: HOUR },
  recoveryByAccount: { attempts: 5, seconds: HOUR },
  recoveryBySlowedAccount: { attempts: 1, seconds: 5 * MINUTE },
  /** Mails that nobody at the mailbox asked for: welcomes, confirmations, recoveries, newsletter. */
  unaskedMailByMailbox: { attempts: 6, seconds: HOUR },
  unaskedMailByDomain: { attempts: 100, seconds: HOUR },
  contactByAddress: { attempts: 60, seconds: HOUR },
  newsletterByAddress: { attempts: 60, seconds: HOUR },
  uploadByMember: { attempts: 100, seconds: HOUR },
  /** Pictures of a seller's items. A whole catalogue is dropped at once. */
  pictureByMember: { attempts: 1000, seconds: HOUR },
  uploadByAddress: { attempts: 300, seconds: HOUR },
  quoteByMember: { attempts: 200, seconds: HOUR },
  quoteByAddress: { attempts: 600, seconds: HOUR },
  answerByAddress: { attempts: 300, seconds: 10 * MINUTE },
  answerByLink: { attempts: 100, seconds: HOUR },
  changeByMember: { attempts: 600, seconds: HOUR },
  /** For elements that the server must render because it has no earlier rendering. */
  renderByAddress: { attempts: 60, seconds: 1 },
  /** For pages, likewise. A visitor over the limit gets the page that the browser fills in. */
  pageByAddress: { attempts: 30, seconds: 1 },
  /** For elements rendered for a member, each time anew. A page asks for one. */
  memberRenderByAddress: { attempts: 20, seconds: 1 },
  chatByMember: { attempts: 60, seconds: MINUTE },
} as const

export type LimitName = keyof typeof defaults
export type Limits = Record<LimitName, { attempts: number; seconds: number }>

export function limits(factor = 1): Limits {
  const scaled = Object.entries(defaults).map(([name, limit]) => [
    name,
    { ...limit, attempts: Math.max(1, Math.round(limit.attempts * factor)) },
  ])
  return Object.fromEntries(scaled) as Limits
}
