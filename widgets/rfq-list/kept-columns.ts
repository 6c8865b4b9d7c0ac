import { array, enums, string, type } from 'superstruct'
import { $owner } from '#shared/session/session.ts'
import { ROLES, type Role } from '#shared/sheets/reading.ts'
import { deviceRecords } from '#shared/storage/device-records.ts'
import { isSameJson } from '#shared/storage/is-same-json.ts'

const MAX_SHEETS = 20

const Sheet = type({ headings: array(string()), roles: array(enums(ROLES)) })
const records = deviceRecords('columns', type({ sheets: array(Sheet) }))

const sheetsOf = (owner: string) => records.read(owner)?.sheets ?? []

/** Returns the roles that this user has chosen for columns with the same headings. */
export const keptRoles = (headings: readonly string[]): readonly Role[] | undefined =>
  headings.some(Boolean)
    ? sheetsOf(String($owner.get())).find(sheet => isSameJson(sheet.headings, headings))?.roles
    : undefined

/** Keeps the roles of the columns for the next sheet with the same headings. */
export function keepRoles(headings: readonly string[], roles: readonly Role[]): void {
  const owner = String($owner.get())
  const others = sheetsOf(owner).filter(sheet => !isSameJson(sheet.headings, headings))
  const latest = { headings: [...headings], roles: [...roles] }
  records.write(owner, { sheets: [latest, ...others].slice(0, MAX_SHEETS) })
}
