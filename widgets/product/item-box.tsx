import { useStore } from '@nanostores/react'
import { useId, useRef, useState } from 'react'
import type { Item } from '#shared/api/items.ts'
import { signInMessages } from '#shared/dialogs/sign-in.messages.ts'
import { useSignIn } from '#shared/dialogs/use-sign-in.ts'
import { LatePlace, late } from '#shared/element/late.tsx'
import { useExtension, type Wanted } from '#shared/places/places.tsx'
import type { RouteLocation } from '#shared/routes/routes.ts'
import { useUser } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/button.tsx'
import { DisabledLead } from '#shared/ui/disabled-lead.tsx'
import { Link } from '#shared/ui/link.tsx'
import { CompanyLogo } from '#shared/ui/picture.tsx'
import { itemMessages } from './product.messages.ts'

/** The company page's tab with the inquiry form. */
const CONTACT_TAB = 4

export const extras = late(() => import('./item-extras.tsx'))

/** The seller, and what a buyer can do. Its buttons are disabled for a visitor, who is asked to log in. */
export function ItemBox({ item }: { item: Item }) {
  const { kind, id, name, companyId } = item
  const t = useStore(itemMessages)
  const tSignIn = useStore(signInMessages)
  const user = useUser()
  const noteId = useId()
  const actions = useRef<HTMLDivElement>(null)
  const signIn = useSignIn(actions, root => root.querySelector('a'))
  const { itemTools } = useExtension()
  const tools = companyId > 0 ? itemTools : undefined
  const [wanted, want] = useState<Wanted>({ quantity: '', unit: '' })
  const offer = { kind, itemId: id, itemName: name, companyId, companyName: sellerOf(item) }
  const quotation: RouteLocation =
    kind === 'product'
      ? {
          route: 'rfqProduct',
          params: { id },
          query: { quantity: wanted.quantity || undefined, unit: wanted.unit || undefined },
        }
      : { route: 'rfqService', params: { id } }
  const inquiry: RouteLocation | false = companyId > 0 && {
    route: 'companyContactUs',
    params: { id: companyId, tab: CONTACT_TAB, subject: name },
  }
  const action = (label: string, look: 'primary' | undefined, to: RouteLocation | false) => (
    <DisabledLead onPress={() => user || signIn('login')}>
      {user && to ? (
        <Link to={to} className={look ? 'button primary' : 'button'}>
          {label}
        </Link>
      ) : (
        // Without a company, nobody can receive an inquiry.
        <Button look={look} label={label} disabled aria-describedby={user ? undefined : noteId} />
      )}
    </DisabledLead>
  )
  return (
    <div className="box" part="box">
      <div className="who">
        <Company item={item} />
        {companyId > 0 && (
          <LatePlace className="trust" of={extras} when="near">
            {({ SellerFacts }) => <SellerFacts companyId={companyId} />}
          </LatePlace>
        )}
      </div>
      <div className="act" ref={actions}>
        {tools && kind === 'product' && (
          <LatePlace className="quantity" of={tools}>
            {({ QuantityFields }) => (
              <QuantityFields
                wanted={wanted}
                onChange={change => want(before => ({ ...before, ...change }))}
              />
            )}
          </LatePlace>
        )}
        <div className="bar">
          {action(t.requestQuotation, 'primary', quotation)}
          {tools && (
            <LatePlace className="add" of={tools}>
              {({ AddToList }) => <AddToList offer={offer} wanted={wanted} />}
            </LatePlace>
          )}
        </div>
        <div className="pair">
          {action(t.inquiry, undefined, inquiry)}
          {tools && (
            <LatePlace className="choice" of={tools}>
              {({ CompareChoice }) => <CompareChoice offer={offer} />}
            </LatePlace>
          )}
        </div>
        {!user && (
          <div className="row for-visitors">
            <p className="please" id={noteId}>
              {tSignIn['item.pleaseLogin']}
            </p>
            <Button look="soft" label={tSignIn['menu.signIn']} onClick={() => signIn('login')} />
          </div>
        )}
      </div>
      <LatePlace className="offer" of={extras}>
        {({ ItemExtras }) => <ItemExtras item={item} chatsAbout={tools && name} />}
      </LatePlace>
    </div>
  )
}

const sellerOf = ({ companyName, company }: Item): string => companyName || company.name

function Company({ item }: { item: Item }) {
  const { companyId, location, company } = item
  const name = sellerOf(item)
  if (!name && !location) return null
  return (
    <div className="company seller" part="company">
      <CompanyLogo name={name} logo={company.logo} />
      <div>
        {companyId && name ? (
          <Link to={{ route: 'company', params: { id: companyId } }}>{name}</Link>
        ) : (
          <b>{name}</b>
        )}
        <p className="muted small">{location}</p>
      </div>
    </div>
  )
}
