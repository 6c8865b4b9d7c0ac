import { Button } from '#shared/ui/button.tsx'
import { type Access, hold, type Person } from '../token.ts'

const WARNING = 'Somebody may be trying to make you use their account.'

/** Asks the reader whether to open the page as the member of the link. */
export function WhoIsIt({ present, arriving }: Extract<Access, { at: 'asking' }>) {
  return present ? <StayOrSwitch present={present} arriving={arriving} /> : <Continue arriving={arriving} />
}

function Continue({ arriving }: { arriving: Person }) {
  return (
    <section className="state" role="alert">
      <h2>Continue as {arriving.name}?</h2>
      <p>
        The link you followed opens the dashboard of <b>{arriving.name}</b> ({arriving.email}). If this is not
        you, do not continue. {WARNING}
      </p>
      <div className="row">
        <Button look="primary" label={`Continue as ${arriving.name}`} onClick={() => hold(arriving.token)} />
        <Button label="Do not continue" onClick={() => hold('')} />
      </div>
    </section>
  )
}

function StayOrSwitch({ present, arriving }: { present: Person; arriving: Person }) {
  return (
    <section className="state" role="alert">
      <h2>You are signed in as {present.name}</h2>
      <p>
        The link you followed opens the dashboard of <b>{arriving.name}</b> ({arriving.email}). You are signed
        in as <b>{present.name}</b> ({present.email}). If you did not expect another name, stay. {WARNING}
      </p>
      <div className="row">
        <Button
          look="primary"
          label={`Stay signed in as ${present.name}`}
          onClick={() => hold(present.token)}
        />
        <Button label={`Open as ${arriving.name}`} onClick={() => hold(arriving.token)} />
      </div>
    </section>
  )
}
