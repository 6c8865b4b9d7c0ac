import { useStore } from '@nanostores/react'
import { ItemReply } from './item-reply.ts'
import { define, reads, replyStore } from './stack.tsx'

const $item = replyStore([reads[0]], ItemReply)

define(() => {
  const { data } = useStore($item)
  const item = data?.productDetail[0]
  const facts = data?.description[0]
  if (!item || !facts) return null
  return (
    <article>
      <h1>{item.Name}</h1>
      <span>{item.Category}</span>
      <p>{item.ShortDescription}</p>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {item.CompanyName} · {item.Location}
      </p>
      <button type="button">Request Quotation</button>
    </article>
  )
})
