import { Button } from '#shared/ui/button.tsx'
import { hold, type Person } from './token.ts'

type Props = { present: Person; arriving: Person }

/** The link is another member's: stays who is here, or is it the other one's turn? */
export function WhoIsIt({ present, arriving }: Props) {
  return (
    <section className="state" role="alert">
      <h2>You are signed in as {present.name}</h2>
      <p>
        The link that you followed opens the dashboard of <b>{arriving.name}</b> ({arriving.email}). You are
        signed in as <b>{present.name}</b> ({present.email}). If you did not expect another name, stay:
        somebody may want you to write into an account of theirs.
      </p>
      <div className="row">
        <Button look="primary" label={`Stay ${present.name}`} onClick={() => hold(present.token)} />
        <Button label={`Open as ${arriving.name}`} onClick={() => hold(arriving.token)} />
      </div>
    </section>
  )
}
