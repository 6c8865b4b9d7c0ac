'use client'
import Link from 'next/link'
import { useState } from 'react'
import { TradeProduct } from 'trade-widgets/react'

export default function Page() {
  const [id, setId] = useState(1)
  const [told, setTold] = useState('')
  return (
    <main>
      <TradeProduct productId={id} onTradeReady={() => setTold(`Product ${id} is shown`)}>
        <a href="https://market.example/product/1">Look at it on the marketplace</a>
      </TradeProduct>
      <p>{told}</p>
      <button type="button" onClick={() => setId(2)}>
        Next one
      </button>
      <Link href="/other">Other page</Link>
    </main>
  )
}
