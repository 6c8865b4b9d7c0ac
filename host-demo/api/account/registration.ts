import { eq, sql } from 'drizzle-orm'
import type { Language } from '#shared/languages/languages.ts'
import { texts } from '#shared/messages/texts.ts'
import { company, member } from '../database/tables.ts'
import { refreshCompany } from '../items/search-entries.ts'
import { isReserved } from '../mail/mails.ts'
import type { Api } from '../request/api.ts'
import { emailField, empty, type Fields, textField } from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import { nameField } from '../request/names.ts'
import { hashPassword } from '../security/password.ts'
import { welcome } from './confirmation.ts'
import { parsePassword } from './password-rules.ts'

const errors = texts('error.registration', {
  category: 'Category must be personal or company',
  reserved: 'This email receives the mail of the marketplace or of a company. Please use another one.',
  known: 'This email is already registered. Please sign in or recover your password.',
})

/** Reads the fields of the registration form. Throws an HttpError that says what to change. */
export function parseRegistration(fields: Fields) {
  const email = emailField(fields, 'Email')
  const password = parsePassword(fields.Password, email, 'Password')
  const wanted = textField(fields, 'Category', { max: 20 }).toLowerCase() || 'personal'
  const category = (['personal', 'company'] as const).find(each => each === wanted)
  if (!category) throw new HttpError(400, errors.category)
  return {
    email,
    password,
    name: nameField(fields, 'Name', { max: 100, empty: empty.name }),
    mobileNo: textField(fields, 'MobileNo', { max: 30 }),
    category,
  }
}

/**
 * Creates a member, with a page if it registers as a company, which is shown once the address is confirmed. Throws an
 * HttpError: 409 for a known e-mail, 400 for one to which we write for somebody else.
 */
export async function register(
  { orm, settings }: Api,
  registration: ReturnType<typeof parseRegistration>,
  language: Language | null,
) {
  const { password, ...given } = registration
  const passwordHash = await hashPassword(password, settings.passwordCost)
  const createdAt = settings.clock()
  // Nobody can confirm an address to which no mail leaves.
  const confirmedAt = settings.mailServer ? null : createdAt
  await orm.transaction(async transaction => {
    if (await isReserved(transaction, given.email, settings.office)) throw new HttpError(400, errors.reserved)
    const [created] = await transaction
      .insert(member)
      .values({ ...given, passwordHash, createdAt, confirmedAt, language })
      .onConflictDoNothing()
      .returning({ id: member.id })
    if (!created) throw new HttpError(409, errors.known)

    if (given.category === 'company') {
      const [own] = await transaction
        .insert(company)
        .values({
          name: given.name,
          telephone: given.mobileNo,
          isPublic: confirmedAt !== null,
          search: sql`''::tsvector`,
        })
        .returning({ id: company.id })
      if (own) {
        await transaction.update(member).set({ companyId: own.id }).where(eq(member.id, created.id))
        await refreshCompany(transaction, own.id)
      }
    }
    await welcome({ orm: transaction, settings }, { ...given, id: created.id, language })
  })
}
