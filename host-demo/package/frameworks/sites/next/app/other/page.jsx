import Link from 'next/link'
import { TradeRfq } from 'trade-widgets/react'

// A server component: it brings the element all the same.
export default function Other() {
  return (
    <main>
      <TradeRfq kind="product" itemId={1}>
        <a href="https://market.example/rfqProduct/1">Ask for a quotation</a>
      </TradeRfq>
      <Link href="/">Back</Link>
    </main>
  )
}
