import { useStore } from '@nanostores/react'
import { type ReactNode, useId } from 'react'
import type { Company } from '#shared/api/companies.ts'
import { $config } from '#shared/config/config.ts'
import { toJson } from '#shared/storage/to-json.ts'
import { formatDate, unbroken } from '#shared/trade/date.ts'
import { Button } from '#shared/ui/button.tsx'
import { type Description, DescriptionList } from '#shared/ui/description-list.tsx'
import { EmptyState } from '#shared/ui/error-state.tsx'
import { Picture } from '#shared/ui/picture.tsx'
import { useShowMore } from '#shared/ui/show-more.tsx'
import { companyMessages } from './company.messages.ts'

/** The company's facts, then its branches, registrations, certificates and awards. Empty sections are left out. */
export function OverviewTab({ company, onAsk }: { company: Company; onAsk: () => void }) {
  const t = useStore(companyMessages)
  const { locale } = useStore($config)
  const dateOf = (text: string): string => unbroken(formatDate(text, locale))
  const facts: readonly Description[] = [
    {
      label: t.registrationNo,
      value: company.registrationNo && inParts(company.registrationNo),
      code: true,
    },
    { label: t.dateIncorporated, value: dateOf(company.dateIncorporated) },
    { label: t.registeredAddress, value: company.registeredAddress },
    { label: t.authorizedCapital, value: company.authorizedCapital },
    { label: t.totalEmployees, value: company.totalEmployees },
  ]
  const branches = toEntries(company.branches, ({ name, type, location }) => [
    type === name ? '' : type,
    location,
  ])
  const registrations = toEntries(company.registrations, () => [])
  const certificates = toEntries(company.certificates, ({ issuedBy, dateIssued, validUntil }) => [
    issuedBy && t.issuedBy({ name: issuedBy }),
    dateOf(dateIssued),
    validUntil && t.until({ date: dateOf(validUntil) }),
  ])
  const awards = toEntries(company.awards, ({ awardedBy, dateAwarded }) => [
    awardedBy && t.awardedBy({ name: awardedBy }),
    dateOf(dateAwarded),
  ])
  const isBlank = [branches, registrations, certificates, awards].every(({ length }) => length === 0)
  if (isBlank && facts.every(({ value }) => !value)) {
    return (
      <EmptyState title={t.noOverview} text={t.noOverviewWhy}>
        <Button look="soft" label={t.ask} onClick={onAsk} />
      </EmptyState>
    )
  }
  return (
    <div className="overview">
      <DescriptionList facts={facts} />
      <Section title={t.branches} entries={branches} />
      <Section title={t.registrations} entries={registrations} />
      <Section title={t.certificates} entries={certificates} />
      <Section title={t.awards} entries={awards} />
    </div>
  )
}

/** Returns a number that breaks only at the spaces its author wrote, such as '201801034567 (1296593-X)'. */
const inParts = (text: string): ReactNode =>
  [...text.matchAll(/\S+/g)].flatMap(({ 0: part, index }) => [
    index ? ' ' : '',
    <span key={index}>{part}</span>,
  ])

function Section({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const titleId = useId()
  const [shown, more] = useShowMore(entries)
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ul className="entries" part="section">
        {shown.map(entry => (
          <li key={toJson(entry)}>
            <Picture src={entry.image} alt="" />
            <div>
              {entry.name && <h3>{entry.name}</h3>}
              {entry.text && <p className="muted small">{entry.text}</p>}
            </div>
          </li>
        ))}
        {more}
      </ul>
    </section>
  )
}

/** A branch, registration, certificate or award, in the form it is shown. */
type Entry = { name: string; image: string; text: string }

/** Returns the entries of a section, without empty and repeated ones. */
export function toEntries<Given extends { name: string; image: string }>(
  given: readonly Given[],
  wordsOf: (entry: Given) => string[],
): Entry[] {
  const entries = given.map(entry => {
    const text = wordsOf(entry).filter(Boolean).join(' · ')
    return { name: entry.name, image: entry.image, text }
  })
  const different = new Map(entries.map(entry => [toJson(entry), entry]))
  return [...different.values()].filter(({ name, image, text }) => name || image || text)
}
