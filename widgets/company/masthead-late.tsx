import { useStore } from '@nanostores/react'
import type { Company } from '#shared/api/companies.ts'
import { plural } from '#shared/messages/plural.ts'
import { unbroken, yearsSince } from '#shared/trade/date.ts'
import { mastheadMessages } from './masthead.messages.ts'

export { ChatLink } from '#shared/ui/chat-link.tsx'

/** The company in numbers: its age, people, items and certificates. What is not stated is left out. */
export function Numbers({ company }: { company: Company }) {
  const t = useStore(mastheadMessages)
  const counts = {
    years: yearsSince(company.dateIncorporated, new Date()),
    people: Number(company.totalEmployees),
    products: company.products,
    services: company.services,
    certificates: company.certificates.length,
  }
  const names = Object.keys(counts) as (keyof typeof counts)[]
  const stated = names.filter(name => counts[name] > 0)
  return <span>{stated.map(name => unbroken(plural(t, name, counts[name]))).join(' · ')}</span>
}
