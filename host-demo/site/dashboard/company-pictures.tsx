import { ActionButton } from './action-button.tsx'
import { type CompanyPicture, removePicture } from './offer-calls.ts'
import { PictureInput } from './picture-input.tsx'

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
export function CompanyPictures({ onChanged, ...urls }: Props) {
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
                run={() => removePicture(which).then(onChanged)}
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
