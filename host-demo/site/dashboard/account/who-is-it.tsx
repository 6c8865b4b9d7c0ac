import { useStore } from '@nanostores/react'
import { Button } from '#shared/ui/button.tsx'
import { filled } from '../filled.ts'
import { type Access, hold, type Person } from '../token.ts'
import { whoMessages } from './account.messages.ts'

/** Asks the reader whether to open the page as the member of the link. */
export function WhoIsIt({ present, arriving }: Extract<Access, { at: 'asking' }>) {
  return present ? <StayOrSwitch present={present} arriving={arriving} /> : <Continue arriving={arriving} />
}

function Continue({ arriving }: { arriving: Person }) {
  const t = useStore(whoMessages)
  const { name, email, token } = arriving
  return (
    <section className="state" role="alert">
      <h2>{t.continueAsk({ name })}</h2>
      <p>{filled(t.continueText, { name: <b>{name}</b>, email })}</p>
      <div className="row">
        <Button look="primary" label={t.continueAs({ name })} onClick={() => hold(token)} />
        <Button label={t.stop} onClick={() => hold('')} />
      </div>
    </section>
  )
}

function StayOrSwitch({ present, arriving }: { present: Person; arriving: Person }) {
  const t = useStore(whoMessages)
  return (
    <section className="state" role="alert">
      <h2>{t.present({ name: present.name })}</h2>
      <p>
        {filled(t.presentText, {
          name: <b>{arriving.name}</b>,
          email: arriving.email,
          ownName: <b>{present.name}</b>,
          ownEmail: present.email,
        })}
      </p>
      <div className="row">
        <Button look="primary" label={t.stay({ name: present.name })} onClick={() => hold(present.token)} />
        <Button label={t.openAs({ name: arriving.name })} onClick={() => hold(arriving.token)} />
      </div>
    </section>
  )
}
