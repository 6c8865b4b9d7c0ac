import { fetchCompany } from '#shared/api/companies.ts'
import { createQuery } from '#shared/stores/query.ts'
import { Skeleton } from '#shared/ui/loading.tsx'
import { Resource } from '#shared/ui/resource.tsx'
import { useQuery } from '#shared/ui/use-query.ts'

const companyQuery = createQuery(fetchCompany)

export const CompanyName = ({ companyId }: { companyId: number }) => (
  <Resource query={useQuery(companyQuery, companyId)} skeleton={<Skeleton height="60px" />}>
    {({ name, registrationNo }) => (
      <>
        <h2>{name}</h2>
        {registrationNo && <p>{registrationNo}</p>}
      </>
    )}
  </Resource>
)
