import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { configure } from 'trade-widgets'
import { TradeProduct } from 'trade-widgets/react'

configure({ apiHost: 'https://api.example', storefront: 'https://market.example' })

function Page() {
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
    </main>
  )
}

createRoot(document.getElementById('app')).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
