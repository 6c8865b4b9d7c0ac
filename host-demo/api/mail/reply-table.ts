import type { Fault } from '../database/tables.ts'

/** The steps of handing over a mail, in their order. `content` is the reply after the whole mail was sent. */
export const stages = [
  'greeting',
  'EHLO',
  'STARTTLS',
  'AUTH',
  'MAIL FROM',
  'RCPT TO',
  'DATA',
  'content',
] as const
export type Stage = (typeof stages)[number]

type Row = {
  /** Missing for any stage. */
  at?: readonly Stage[]
  /** The beginning of the reply's code, such as `4` for temporary ones. Missing for any. */
  code?: string
  /** The enhanced code without its first number, as a pattern for the whole of it. Missing for any or none. */
  enhanced?: string
  /** Words in the text, in lower case and without addresses. */
  words?: RegExp
  fault: Fault
  /** A reply that this row decides, and the stage at which it comes. */
  example: readonly [Stage, string]
  /** The document that defines the reply, or the program that gives it. */
  source: string
}

const EARLY: readonly Stage[] = ['greeting', 'EHLO', 'STARTTLS', 'AUTH']
const NAMES_RECIPIENT: readonly Stage[] = ['RCPT TO', 'DATA', 'content']

/**
 * The replies with which a mail server refuses a mail: the first row that fits decides. Enhanced codes are those of RFC 3463
 * and its registry. Much of 5.7.x and all replies without such a code are told apart by their words.
 */
export const replies: readonly Row[] = [
  {
    code: '4',
    words: /gr[ea]y-?list/,
    fault: 'recipient',
    example: ['RCPT TO', '450 4.2.0 Greylisted, see postgrey.example/help'],
    source: 'RFC 6647',
  },
  {
    at: ['greeting'],
    fault: 'session',
    example: ['greeting', '554 5.7.1 This host takes no mail from you'],
    source: 'RFC 5321, 3.1',
  },
  {
    at: ['EHLO'],
    fault: 'session',
    example: ['EHLO', '550 5.7.1 Helo command rejected: host not found'],
    source: 'RFC 5321, 4.1.4',
  },
  {
    at: ['STARTTLS'],
    fault: 'session',
    example: ['STARTTLS', '454 4.7.0 TLS not available due to temporary reason'],
    source: 'RFC 3207, 4',
  },
  {
    at: EARLY,
    fault: 'session',
    example: ['AUTH', '535 5.7.8 Authentication credentials invalid'],
    source: 'RFC 4954, 6',
  },
  {
    code: '53[0458]',
    fault: 'session',
    example: ['MAIL FROM', '530 5.7.0 Must issue a STARTTLS command first'],
    source: 'RFC 3207, 4; RFC 4954, 6',
  },
  {
    enhanced: '2\\.12[12]',
    fault: 'recipient',
    example: [
      'content',
      '554 5.2.121 Recipient has exceeded the limit of messages per hour from this sender',
    ],
    source: 'Microsoft: Email non-delivery reports in Exchange Online',
  },
  {
    enhanced: '1\\.90|7\\.705',
    fault: 'quota',
    example: ['content', '550 5.1.90 You have reached the daily limit for message recipients'],
    source: 'Microsoft: Email non-delivery reports in Exchange Online',
  },
  {
    words:
      /\b(daily|hourly|monthly)\b.*\b(limit|quota)|\b(limit|quota)\b.*\bper (minute|hour|day)|(sending|relay|submission|e?-?mail|message|rate|outgoing) ?(rate )?(limit|quota) ?(is |was )?(exceed|reach)|(send|submission)quotaexceed|too many (messages|mails|emails)\b/,
    fault: 'quota',
    example: ['MAIL FROM', '550 5.4.5 Daily user sending limit exceeded'],
    source: 'Google: Gmail SMTP errors and codes',
  },
  {
    enhanced: '7\\.(60|13|5\\d\\d|750|2[0-7])|2\\.252|1\\.[78]',
    fault: 'sender',
    example: ['MAIL FROM', '550 5.7.60 SMTP; Client does not have permissions to send as this sender'],
    source:
      'Microsoft: Email non-delivery reports in Exchange Online; RFC 3463, 3.2; RFC 7372, 3; RFC 7505, 4.2',
  },
  {
    enhanced: '7\\.(28|57|64|54|[67][0-4]\\d|708|8|9|10|11)',
    fault: 'session',
    example: ['MAIL FROM', '550 5.7.57 Client not authenticated to send mail'],
    source: 'Microsoft: Email non-delivery reports in Exchange Online; RFC 4954, 6',
  },
  {
    words:
      /send ?as|sendasdenied|outboundspam|as this sender|not owned by|sender (address )?(was )?(rejected|denied|blocked|refused|not allowed|verif)|(not (allowed|permitted|authori[sz]ed)|permissions?) to (use|send) (as|from|this)|\b(spf|dkim|dmarc)\b|unauthenticated e?-?mail/,
    fault: 'sender',
    example: [
      'RCPT TO',
      '553 5.7.1 <office@market.example>: Sender address rejected: not owned by user mailer',
    ],
    source: 'Postfix: smtpd_sender_restrictions, reject_sender_login_mismatch',
  },
  {
    words:
      /relay(ing)? ?(access |is |was )?(denied|not|prohibited|forbidden|rejected)|(unable|not (permitted|allowed|authori[sz]ed)|cannot|refuse|do not) (to )?relay/,
    fault: 'session',
    example: ['RCPT TO', '554 5.7.1 <mei@seller.example>: Recipient address rejected: Relay access denied'],
    source: 'Postfix: smtpd_relay_restrictions',
  },
  {
    enhanced: '3\\.4|2\\.3|6\\.\\d+',
    fault: 'content',
    example: ['content', '552 5.3.4 Message size exceeds fixed limit'],
    source: 'RFC 3463, 3.4 and 3.7; RFC 1870, 6.3',
  },
  {
    enhanced: '1\\.\\d+|2\\.\\d+|7\\.(12|1[23]\\d|17|18)',
    fault: 'recipient',
    example: ['RCPT TO', '550 5.1.1 <relay@seller.example>: Recipient address rejected: User unknown'],
    source: 'RFC 3463, 3.2 and 3.3; RFC 7505, 4.1; Microsoft: Email non-delivery reports in Exchange Online',
  },
  {
    at: ['RCPT TO'],
    enhanced: '4\\.[14]',
    fault: 'recipient',
    example: ['RCPT TO', '550 5.4.1 Recipient address rejected: Access denied'],
    source: 'Microsoft: Directory-Based Edge Blocking',
  },
  {
    at: NAMES_RECIPIENT,
    words:
      /(user|mailbox|recipient|account|address) (is )?(unknown|unavailable|not found|disabled|full|over quota|does ?n[o']t exist)|(no such|unknown|invalid|inactive) (user|mailbox|recipient|address)|does ?n[o']t have an? .*account|mailbox (quota|size) .*exceed/,
    fault: 'recipient',
    example: ['content', "554 delivery error: dd This user doesn't have a mail.example account"],
    source: 'Yahoo: SMTP error codes',
  },
  {
    words:
      /starttls|encrypt|authenticat|log ?in first|client (host|was not)|\b(helo|ehlo)\b|hostname|reverse dns|\bptr\b|(block|black|deny) ?list|spamhaus|\brbl\b|dnsbl|\bbanned\b|reputation|\bip address|your (ip|server|host|network)|too many (connections|errors)|service (is )?(temporarily )?(unavailable|not available)|unusual rate/,
    fault: 'session',
    example: [
      'RCPT TO',
      '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
    ],
    source: 'Postfix: smtpd_client_restrictions, reject_rbl_client; Google: Gmail SMTP errors and codes',
  },
  {
    code: '421',
    fault: 'session',
    example: ['MAIL FROM', '421 4.3.2 Service not available, closing transmission channel'],
    source: 'RFC 5321, 3.8',
  },
  {
    enhanced: '[345]\\.\\d+',
    fault: 'session',
    example: ['RCPT TO', '452 4.3.1 Insufficient system storage'],
    source: 'RFC 3463, 3.4 to 3.6',
  },
  {
    at: ['MAIL FROM'],
    code: '45[12]',
    fault: 'session',
    example: ['MAIL FROM', '451 Requested action aborted: local error in processing'],
    source: 'RFC 5321, 4.2.2',
  },
  {
    at: ['MAIL FROM'],
    fault: 'sender',
    example: ['MAIL FROM', '553 Requested action not taken: mailbox name not allowed'],
    source: 'RFC 5321, 4.3.2',
  },
  {
    at: ['RCPT TO'],
    fault: 'recipient',
    example: ['RCPT TO', '550 Requested action not taken'],
    source: 'RFC 5321, 4.3.2',
  },
  {
    at: ['DATA'],
    code: '4',
    fault: 'session',
    example: ['DATA', '451 Requested action aborted: local error in processing'],
    source: 'RFC 5321, 4.3.2',
  },
  {
    at: ['content'],
    code: '5',
    fault: 'content',
    example: ['content', '550 5.7.1 This message is likely unsolicited mail and has been blocked'],
    source: 'RFC 5321, 4.3.2; Google: Gmail SMTP errors and codes',
  },
  {
    fault: 'unknown',
    example: ['DATA', '554 Transaction failed'],
    source: 'RFC 5321, 4.3.2',
  },
]
