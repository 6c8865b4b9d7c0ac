import { useQuery } from '#shared/ui/use-query.ts'
import { memberQuery, profileQuery } from '../dashboard.store.ts'
import { FieldForm } from '../field-form.tsx'
import type { FieldSpec } from '../form.store.ts'
import { ActionButton, Answered } from '../ui.tsx'
import { type CompanyPicture, removePicture, saveProfile } from './offer-calls.ts'
import { PictureInput } from './picture-input.tsx'

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
  {
    name: 'telephone',
    label: 'Telephone',
    type: 'tel',
    hint: 'Buyers see it if our mail does not reach you',
  },
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
              doubt="saved"
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

const TYPES = 'JPEG, PNG or WebP, up to 5 MB.'

const pictures: readonly { which: CompanyPicture; label: string; hint: string }[] = [
  { which: 'logo', label: 'Logo', hint: `As square as possible. ${TYPES}` },
  {
    which: 'banner',
    label: 'Banner',
    hint: `About six times as wide as it is high, such as 1240 × 210. ${TYPES}`,
  },
]

/** '' if the marketplace draws the picture. */
type Props = Record<CompanyPicture, string> & { onChanged: () => void }

/** The pictures of the company's page. Its logo also appears wherever the company is shown with one. */
function CompanyPictures({ onChanged, ...urls }: Props) {
  return (
    <section className="card form-card">
      <h2>Logo and banner</h2>
      {pictures.map(({ which, label, hint }) => (
        <div key={which} className="list">
          {urls[which] ? (
            <div className="row">
              <img src={urls[which]} alt={`Your ${which}`} className={`own-${which}`} />
              <ActionButton
                label="Remove"
                aria-label={`Remove ${which}`}
                question={`Remove your ${which}? A placeholder will replace it.`}
                write={{ call: key => removePicture(which, key).then(onChanged), doubt: 'done' }}
              />
            </div>
          ) : (
            <p className="muted">Your page shows a placeholder {which} until you choose your own.</p>
          )}
          <PictureInput label={label} hint={hint} of={`company/${which}`} onChanged={onChanged} />
        </div>
      ))}
    </section>
  )
}
