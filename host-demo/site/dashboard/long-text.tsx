import { useState } from 'react'

/** A message as it was written. A long one is folded until the reader opens it. */
export function LongText({ text }: { text: string }) {
  const isLong = text.length > 280 || text.split('\n').length > 4
  const [isFolded, fold] = useState(isLong)
  return (
    <div>
      <p className={isFolded ? 'message folded' : 'message'} dir="auto">
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className="button plain"
          aria-expanded={!isFolded}
          onClick={() => fold(!isFolded)}
        >
          {isFolded ? 'Read all' : 'Show less'}
        </button>
      )}
    </div>
  )
}
