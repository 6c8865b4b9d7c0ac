import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ItemReply } from './item-reply.ts'
import { define, reads, replyStore } from './stack.tsx'

const $item = replyStore([reads[0]], ItemReply)

define(() => {
  const { data } = useStore($item)
  const [quantity, setQuantity] = useState('')
  const [message, setMessage] = useState('')
  const item = data?.productDetail[0]
  if (!item) return null
  return (
    <article>
      <h1>{item.Name}</h1>
      <p>{item.ShortDescription}</p>
      <p>
        {item.CompanyName} · {item.Location}
      </p>
      <form>
        <label>
          Quantity
          <input type="number" value={quantity} onChange={event => setQuantity(event.currentTarget.value)} />
        </label>
        <label>
          Message
          <textarea value={message} onChange={event => setMessage(event.currentTarget.value)} />
        </label>
        <button type="submit" disabled={!message}>
          Send RFQ Now
        </button>
      </form>
    </article>
  )
})
