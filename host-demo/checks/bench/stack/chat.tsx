import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { useState } from 'react'
import { array, number, string, type } from 'superstruct'
import { define, reads, replyStore } from './stack.tsx'

const $menu = replyStore([reads[0]], array(type({ MenuId: number(), MenuName: string(), ChatId: number() })))
const $chatId = computed($menu, ({ data }) => data?.find(({ ChatId }) => ChatId > 0)?.ChatId)
const Message = type({ MessageSide: string(), MessageBody: string(), CreationDateTime: string() })
const $history = replyStore(
  ['/api/public/user/getchathistory?StaffStatus=0&ChatId=', $chatId],
  array(Message),
)

define(() => {
  const menu = useStore($menu).data
  const history = useStore($history).data
  const [text, setText] = useState('')
  return (
    <section>
      <ul>
        {menu?.map(({ MenuId, MenuName }) => (
          <li key={MenuId}>{MenuName}</li>
        ))}
      </ul>
      <ol>
        {history?.map(({ MessageSide, MessageBody, CreationDateTime }) => (
          <li key={CreationDateTime} className={`bubble ${MessageSide}`}>
            <p>{MessageBody}</p>
            <time>{CreationDateTime}</time>
          </li>
        ))}
      </ol>
      <form>
        <textarea value={text} onChange={event => setText(event.currentTarget.value)} />
        <button type="submit">Send</button>
      </form>
    </section>
  )
})
