import { useQuery } from '#shared/ui/use-query.ts'
import { Answered } from './answered.tsx'
import { CompanyPictures } from './company-pictures.tsx'
import { memberQuery, profileQuery } from './dashboard.store.ts'
import { FieldForm } from './field-form.tsx'
import type { FieldSpec } from './form.store.ts'
import { saveProfile } from './offer-calls.ts'

const fields: readonly FieldSpec[] = [
  { name: 'name', label: 'Name', isRequired: true, isWide: true },
  { name: 'tagline', label: 'Tagline', hint: 'What you do, as search results show it', isWide: true },
  { name: 'registrationNo', label: 'Registration number' },
  { name: 'dateIncorporated', label: 'Date of incorporation', type: 'date' },
  { name: 'authorizedCapital', label: 'Authorized capital' },
  { name: 'totalEmployees', label: 'Employees', inputMode: 'numeric' },
  { name: 'registeredAddress', label: 'Registered address', type: 'lines', rows: 3 },
  { name: 'town', label: 'Town' },
  { name: 'state', label: 'State' },
  { name: 'country', label: 'Country' },
  { name: 'websiteUrl', label: 'Website', type: 'url', hint: 'For example: www.example.com' },
  {
    name: 'branches',
    label: 'Branches',
    type: 'rows',
    entry: 'Branch',
    columns: [
      { name: 'name', label: 'Name' },
      { name: 'type', label: 'Kind' },
      { name: 'location', label: 'Place' },
    ],
  },
  {
    name: 'registrations',
    label: 'Registrations',
    type: 'rows',
    entry: 'Registration',
    columns: [{ name: 'name', label: 'Name' }],
  },
  {
    name: 'certificates',
    label: 'Certificates',
    hint: 'Something buyers can check, such as: API 6D Monogram, issued by the American Petroleum Institute. Your page and your offers show it until its last day.',
    type: 'rows',
    entry: 'Certificate',
    columns: [
      { name: 'name', label: 'Name' },
      { name: 'issuedBy', label: 'Issued by' },
      { name: 'dateIssued', label: 'Issued on', type: 'date' },
      { name: 'validUntil', label: 'Valid until', type: 'date' },
    ],
  },
  {
    name: 'awards',
    label: 'Awards',
    type: 'rows',
    entry: 'Award',
    columns: [
      { name: 'name', label: 'Name' },
      { name: 'awardedBy', label: 'Awarded by' },
      { name: 'date', label: 'Date', type: 'date' },
    ],
  },
]

/** The profile of the member's company, as shown on its page and in the search. */
export function CompanyProfile() {
  return (
    <Answered answer={useQuery(profileQuery)}>
      {({ logo, banner, ...profile }) => (
        <div className="list">
          <CompanyPictures
            logo={String(logo)}
            banner={String(banner)}
            onChanged={profileQuery.store().revalidate}
          />
          <section className="card form-card">
            <FieldForm
              id="company"
              fields={fields}
              initial={profile}
              button="Save"
              sent="Saved. The company page shows it within seconds."
              send={async (values, key) => {
                await saveProfile(values, key)
                profileQuery.store().revalidate()
                memberQuery.store().revalidate()
              }}
            />
          </section>
        </div>
      )}
    </Answered>
  )
}
