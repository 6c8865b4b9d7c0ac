import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useCallback, useId, useState } from 'react'
import { textAttribute } from '#shared/element/attributes.ts'
import { defineWidget } from '#shared/element/define.ts'
import { useCommand } from '#shared/element/host.ts'
import { useFailed, useReady } from '#shared/element/paint-effect.ts'

/** What the widget reads from outside. */
export const $greeting = atom<string | undefined>('Hello')
export const $isBroken = atom(false)

const problem = { kind: 'server', status: 500, message: 'down' }

/** Has one of everything that may be used before react-dom has come, and says what became of it. */
function LateWidget({ name }: { name: string }) {
  const greeting = useStore($greeting)
  const [clicks, setClicks] = useState<string[]>([])
  const [text, setText] = useState('')
  const [sent, setSent] = useState('')
  const [said, setSaid] = useState<string[]>([])
  const [refreshed, setRefreshed] = useState(0)
  const [isPictureLost, setPictureLost] = useState(false)
  const id = useId()
  useCommand(
    'refresh',
    useCallback(() => setRefreshed(count => count + 1), []),
  )
  const isBroken = useStore($isBroken)
  useReady(greeting !== undefined && !isBroken)
  if (isBroken) return <Failed />
  if (greeting === undefined) return <p aria-busy="true">Loading</p>
  return (
    <form
      aria-labelledby={id}
      onSubmit={event => {
        event.preventDefault()
        setSent(`${text}!`)
      }}
    >
      <h2 id={id}>{`${greeting} ${name}`}</h2>
      <button type="button" onClick={() => setClicks([...clicks, 'one'])}>
        One
      </button>
      <button type="button" onClick={() => setClicks([...clicks, 'two'])}>
        Two
      </button>
      <input aria-label="Text" value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <textarea
        aria-label="Said"
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.shiftKey) return
          event.preventDefault()
          setSaid([...said, event.currentTarget.value])
        }}
      />
      <button type="submit">Send</button>
      <img src="data:," alt="" onError={() => setPictureLost(true)} />
      <output>{JSON.stringify({ clicks, text, sent, said, refreshed, isPictureLost })}</output>
    </form>
  )
}

function Failed() {
  useFailed(problem)
  return <p role="alert">Failed</p>
}

let number = 0
while (customElements.get(`trade-late-${number}`)) number += 1

/** Another one for each copy of this module. */
export const { tag } = defineWidget(`trade-late-${number}`, {
  summary: 'For tests of what is shown before react-dom has come.',
  component: LateWidget,
  attributes: { name: textAttribute('Whom to greet.') },
})
