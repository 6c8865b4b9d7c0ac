import { useStore } from '@nanostores/react'
import { array, number, string, type } from 'superstruct'
import { define, reads, replyStore } from './stack.tsx'

const $company = replyStore(
  [reads[0]],
  type({
    headerInfo: array(type({ CompanyName: string() })),
    generalInfo: array(
      type({
        RegistrationNo: string(),
        DateIncorporated: string(),
        RegisteredAddress: string(),
        AuthorizeCapital: string(),
        TotalEmployees: number(),
      }),
    ),
    branchList: array(type({ Name: string(), Type: string(), Location: string() })),
    certificateList: array(type({ CertName: string(), IssuedBy: string() })),
  }),
)

define(() => {
  const { data } = useStore($company)
  if (!data) return null
  return (
    <article>
      <h1>{data.headerInfo[0]?.CompanyName}</h1>
      <dl>
        {Object.entries(data.generalInfo[0] ?? {}).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {data.branchList.map(branch => (
          <li key={branch.Name}>
            {branch.Name}, {branch.Location}
          </li>
        ))}
        {data.certificateList.map(certificate => (
          <li key={certificate.CertName}>
            {certificate.CertName}, {certificate.IssuedBy}
          </li>
        ))}
      </ul>
    </article>
  )
})
