import { eq } from 'drizzle-orm'
import { company, member } from '../database/tables.ts'
import { isReserved, sendMail } from '../mail/mails.ts'
import type { Api } from '../request/api.ts'
import { emailField, type Fields, textField } from '../request/fields.ts'
import { HttpError } from '../request/http-error.ts'
import { searchVector } from '../search/vector.ts'
import { addWords } from '../search/vocabulary.ts'
import { hashPassword } from '../security/password.ts'
import { parsePassword } from './password-rules.ts'

/** Reads the fields of the registration form. Throws an HttpError that says what to change. */
export function parseRegistration(fields: Fields) {
  const email = emailField(fields, 'Email')
  const password = parsePassword(fields.Password, email)
  const wanted = textField(fields, 'Category', { max: 20 }).toLowerCase() || 'personal'
  const category = (['personal', 'company'] as const).find(each => each === wanted)
  if (!category) throw new HttpError(400, 'Category must be personal or company')
  return {
    email,
    password,
    name: textField(fields, 'Name', { max: 100, empty: 'Name is empty' }),
    mobileNo: textField(fields, 'MobileNo', { max: 30 }),
    category,
  }
}

const RESERVED = 'This email receives the mail of the marketplace or of a company. Please use another one.'

/**
 * Creates a member, with a page if it registers as a company. Throws an HttpError: 409 for a known e-mail, 400 for one
 * to which we write for somebody else.
 */
export async function register({ orm, settings }: Api, registration: ReturnType<typeof parseRegistration>) {
  const { password, ...given } = registration
  const passwordHash = await hashPassword(password, settings.passwordCost)
  const createdAt = settings.clock()
  await orm.transaction(async transaction => {
    if (await isReserved(transaction, given.email)) throw new HttpError(400, RESERVED)
    const [created] = await transaction
      .insert(member)
      .values({ ...given, passwordHash, createdAt })
      .onConflictDoNothing()
      .returning({ id: member.id })
    if (!created)
      throw new HttpError(409, 'This email is already registered. Please sign in or recover your password.')

    if (given.category === 'company') {
      const [own] = await transaction
        .insert(company)
        .values({
          name: given.name,
          search: searchVector({ name: given.name, categories: [], facts: '', description: '' }),
        })
        .returning({ id: company.id })
      if (own) await transaction.update(member).set({ companyId: own.id }).where(eq(member.id, created.id))
      await addWords(transaction, given.name)
    }
    await sendMail(transaction, createdAt, {
      to: given.email,
      owner: { memberId: created.id },
      subject: 'Welcome to Trade Enabler',
      body: `Dear ${given.name},\n\nYou are registered. Sign in with ${given.email}.`,
    })
  })
}
