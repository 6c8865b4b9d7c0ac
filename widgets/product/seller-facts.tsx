import { useStore } from '@nanostores/react'
import { fetchSeller, type Seller } from '#shared/api/sellers.ts'
import { $config } from '#shared/config/config.ts'
import { useLateStyles } from '#shared/element/late.tsx'
import { toJson } from '#shared/storage/to-json.ts'
import { createQuery } from '#shared/stores/query.ts'
import { formatDate, unbroken, yearsSince } from '#shared/trade/date.ts'
import { Icon } from '#shared/ui/icon.tsx'
import { Link } from '#shared/ui/link.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import css from './item-extras.css?inline'
import { itemExtrasMessages } from './item-extras.messages.ts'

/** The number of certificates to name. The company's page lists them all. */
const NAMED = 2

const CHECK = 'M4 10.500l4 4 8-9'

const sellerQuery = createQuery(fetchSeller)

/** Checkable facts about the seller, as the seller's own page states them. Empty if that page can't be read. */
export function SellerFacts({ companyId }: { companyId: number }) {
  useLateStyles(css)
  const t = useStore(itemExtrasMessages)
  const { locale } = useStore($config)
  const { data: seller } = useQuery(sellerQuery, companyId)
  if (!seller) return null
  const { dateIncorporated, products, services } = seller
  const certificates = seller.certificates.filter(({ name }) => name)
  const years = yearsSince(dateIncorporated, new Date())
  const standing = [
    years > 1 && t.age({ years }),
    products + services > 0 && t.offerCounts({ products, services }),
  ].filter(Boolean)
  if (certificates.length + standing.length === 0) return null
  const textOf = ({ name, issuedBy, validUntil }: Seller['certificates'][number]): string => {
    const certificate = issuedBy ? t.issuedBy({ name, issuer: issuedBy }) : name
    return validUntil ? t.until({ certificate, date: unbroken(formatDate(validUntil, locale)) }) : certificate
  }
  return (
    <section aria-label={t.seller}>
      <ul>
        {certificates.slice(0, NAMED).map(certificate => (
          <li key={toJson(certificate)}>
            <Icon path={CHECK} />
            <span>{textOf(certificate)}</span>
          </li>
        ))}
        {certificates.length > NAMED && (
          <li>
            <Link to={{ route: 'company', params: { id: companyId } }}>
              {t.allCertificates({ count: certificates.length })}
            </Link>
          </li>
        )}
        {standing.length > 0 && <li className="muted">{standing.join(' · ')}</li>}
      </ul>
    </section>
  )
}
