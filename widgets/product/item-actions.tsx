import { useStore } from '@nanostores/react'
import { useId, useRef } from 'react'
import type { Item } from '#shared/api/items.ts'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useSignIn } from '#shared/dialogs/use-sign-in.ts'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { useUser } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/button.tsx'
import { DisabledLead } from '#shared/ui/disabled-lead.tsx'
import { Link } from '#shared/ui/link.tsx'
import { itemMessages } from './product.messages.ts'

/** The company page's tab with the inquiry form. */
const CONTACT_TAB = 4

/** Request Quotation and Inquiry. They are links for a member, and disabled for a visitor, who is asked to log in. */
export function ItemActions({ item }: { item: Item }) {
  const t = useStore(itemMessages)
  const tSignIn = useStore(signInMessages)
  const user = useUser()
  const noteId = useId()
  const actions = useRef<HTMLDivElement>(null)
  const signIn = useSignIn(actions, root => root.querySelector('a'))
  return (
    <div className="item-actions" ref={actions}>
      {user ? (
        <MemberActions item={item} />
      ) : (
        <>
          <div className="row">
            <DisabledLead onPress={() => signIn('login')}>
              <Button look="primary" label={t.requestQuotation} disabled aria-describedby={noteId} />
            </DisabledLead>
            <DisabledLead onPress={() => signIn('login')}>
              <Button label={t.inquiry} disabled aria-describedby={noteId} />
            </DisabledLead>
          </div>
          <div className="row for-visitors">
            <p id={noteId}>{tSignIn['item.pleaseLogin']}</p>
            <Button look="soft" label={tSignIn['menu.signIn']} onClick={() => signIn('login')} />
          </div>
        </>
      )}
    </div>
  )
}

const nothing = (): void => {}

function MemberActions({ item: { kind, id, name, companyId } }: { item: Item }) {
  const t = useStore(itemMessages)
  const quotation: RouteLocation = { route: kind === 'product' ? 'rfqProduct' : 'rfqService', params: { id } }
  const inquiry = { id: companyId, tab: CONTACT_TAB, subject: name }
  return (
    <div className="row">
      <DisabledLead onPress={nothing}>
        <Link to={quotation} className="button primary">
          {t.requestQuotation}
        </Link>
      </DisabledLead>
      {companyId ? (
        <DisabledLead onPress={nothing}>
          <Link to={{ route: 'companyContactUs', params: inquiry }} className="button">
            {t.inquiry}
          </Link>
        </DisabledLead>
      ) : (
        // Without a company, nobody can receive an inquiry.
        <Button label={t.inquiry} disabled />
      )}
    </div>
  )
}
