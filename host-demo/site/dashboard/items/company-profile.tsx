import { useStore } from '@nanostores/react'
import type { Messages } from '#shared/messages/i18n.ts'
import { useQuery } from '#shared/ui/use-query.ts'
import { pageMessages } from '../dashboard.messages.ts'
import { memberQuery, profileQuery } from '../dashboard.store.ts'
import { FieldForm } from '../field-form.tsx'
import type { FieldSpec } from '../form.store.ts'
import { ActionButton, Answered } from '../ui.tsx'
import { profileMessages } from './company-profile.messages.ts'
import { type CompanyPicture, removePicture, saveProfile } from './item-calls.ts'
import { PictureInput } from './picture-input.tsx'

const fieldsOf = (t: Messages<typeof profileMessages>): readonly FieldSpec[] => [
  { name: 'name', label: t.name, isRequired: true, isWide: true },
  { name: 'tagline', label: t.tagline, hint: t.taglineHint, isWide: true },
  { name: 'registrationNo', label: t.registrationNo },
  { name: 'dateIncorporated', label: t.dateIncorporated, type: 'date' },
  { name: 'authorizedCapital', label: t.authorizedCapital },
  { name: 'totalEmployees', label: t.totalEmployees, inputMode: 'numeric' },
  { name: 'registeredAddress', label: t.registeredAddress, type: 'lines', rows: 3 },
  { name: 'town', label: t.town },
  { name: 'state', label: t.state },
  { name: 'country', label: t.country },
  { name: 'telephone', label: t.telephone, type: 'tel', hint: t.telephoneHint },
  { name: 'websiteUrl', label: t.website, type: 'url', hint: t.websiteHint },
  {
    name: 'branches',
    label: t.branches,
    type: 'rows',
    entry: t.branch,
    columns: [
      { name: 'name', label: t.name },
      { name: 'type', label: t.kind },
      { name: 'location', label: t.place },
    ],
  },
  {
    name: 'registrations',
    label: t.registrations,
    type: 'rows',
    entry: t.registration,
    columns: [{ name: 'name', label: t.name }],
  },
  {
    name: 'certificates',
    label: t.certificates,
    hint: t.certificatesHint,
    type: 'rows',
    entry: t.certificate,
    columns: [
      { name: 'name', label: t.name },
      { name: 'issuedBy', label: t.issuedBy },
      { name: 'dateIssued', label: t.issuedOn, type: 'date' },
      { name: 'validUntil', label: t.validUntil, type: 'date' },
    ],
  },
  {
    name: 'awards',
    label: t.awards,
    type: 'rows',
    entry: t.award,
    columns: [
      { name: 'name', label: t.name },
      { name: 'awardedBy', label: t.awardedBy },
      { name: 'date', label: t.date, type: 'date' },
    ],
  },
]

/** The profile of the member's company, as shown on its page and in the search. */
export function CompanyProfile() {
  const t = useStore(profileMessages)
  const tPage = useStore(pageMessages)
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
              fields={fieldsOf(t)}
              initial={profile}
              button={tPage.save}
              doubt={'saved'}
              sent={t.saved}
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

const pictures: readonly CompanyPicture[] = ['logo', 'banner']

/** '' if the marketplace draws the picture. */
type Props = Record<CompanyPicture, string> & { onChanged: () => void }

/** The pictures of the company's page. Its logo also appears wherever the company is shown with one. */
function CompanyPictures({ onChanged, ...urls }: Props) {
  const t = useStore(profileMessages)
  const tPage = useStore(pageMessages)
  return (
    <section className="card form-card">
      <h2>{t.pictures}</h2>
      {pictures.map(which => (
        <div key={which} className="list">
          {urls[which] ? (
            <div className="row">
              <img src={urls[which]} alt={t[`${which}Alt`]} className={`own-${which}`} />
              <ActionButton
                label={tPage.remove}
                aria-label={t[`${which}Remove`]}
                question={t[`${which}RemoveAsk`]}
                write={{ call: key => removePicture(which, key).then(onChanged), doubt: 'done' }}
              />
            </div>
          ) : (
            <p className="muted">{t[`${which}None`]}</p>
          )}
          <PictureInput
            label={t[which]}
            hint={t[`${which}Hint`]}
            of={`company/${which}`}
            onChanged={onChanged}
          />
        </div>
      ))}
    </section>
  )
}
