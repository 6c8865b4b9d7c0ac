import { Button } from '#shared/ui/button.tsx'
import { hold, type Person } from './token.ts'

type Props = { present: Person; arriving: Person }

/** Asks the reader whether to stay or to switch to the member of the link. */
export function WhoIsIt({ present, arriving }: Props) {
  return (
    <section className="state" role="alert">
      <h2>You are signed in as {present.name}</h2>
      <p>
        The link you followed opens the dashboard of <b>{arriving.name}</b> ({arriving.email}). You are signed
        in as <b>{present.name}</b> ({present.email}). If you did not expect another name, stay. Somebody may
        be trying to make you use their account.
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
