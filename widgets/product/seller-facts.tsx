import { useStore } from '@nanostores/react'
import { fetchSeller, type Seller } from '#shared/api/sellers.ts'
import { $config } from '#shared/config/config.ts'
import { toJson } from '#shared/storage/to-json.ts'
import { createQuery } from '#shared/stores/query.ts'
import { formatDate, unbroken, yearsSince } from '#shared/ui/date.ts'
import { DescriptionList } from '#shared/ui/description-list.tsx'
import { Link } from '#shared/ui/link.tsx'
import { useQuery } from '#shared/ui/use-query.ts'
import { itemExtrasMessages } from './item-extras.messages.ts'

/** The number of certificates to name. The company's page lists them all. */
const NAMED = 2

const sellerQuery = createQuery(fetchSeller)

/** Checkable facts about the seller, as the seller's own page states them. Empty if that page can't be read. */
export function SellerFacts({ companyId }: { companyId: number }) {
  const t = useStore(itemExtrasMessages)
  const { locale } = useStore($config)
  const { data: seller } = useQuery(sellerQuery, companyId)
  if (!seller) return null
  const { dateIncorporated, products, services } = seller
  const date = formatDate(dateIncorporated, locale)
  const years = yearsSince(dateIncorporated, new Date())
  return (
    <section aria-label={t.seller} className="seller-facts">
      <DescriptionList
        facts={[
          { label: t.incorporated, value: years > 1 ? t.age({ date, years }) : date },
          { label: t.offers, value: products + services > 0 ? t.offerCounts({ products, services }) : '' },
          { label: t.certificates, value: certificatesOf(seller) },
        ]}
      />
    </section>
  )
}

function certificatesOf(seller: Seller) {
  const named = seller.certificates.filter(({ name }) => name)
  return named.length > 0 ? <Certificates companyId={seller.id} certificates={named} /> : ''
}

type CertificatesProps = { companyId: number; certificates: Seller['certificates'] }

function Certificates({ companyId, certificates }: CertificatesProps) {
  const t = useStore(itemExtrasMessages)
  const { locale } = useStore($config)
  const count = certificates.length
  const textOf = ({ name, issuedBy, validUntil }: Seller['certificates'][number]): string => {
    const certificate = issuedBy ? t.issuedBy({ name, issuer: issuedBy }) : name
    return validUntil ? t.until({ certificate, date: unbroken(formatDate(validUntil, locale)) }) : certificate
  }
  return (
    <ul>
      {certificates.slice(0, NAMED).map(certificate => (
        <li key={toJson(certificate)}>{textOf(certificate)}</li>
      ))}
      {count > NAMED && (
        <li>
          <Link to={{ route: 'company', params: { id: companyId } }}>{t.allCertificates({ count })}</Link>
        </li>
      )}
    </ul>
  )
}
