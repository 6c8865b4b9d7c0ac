import { render } from 'preact'
import { useState } from 'preact/hooks'
import { configure } from 'trade-widgets'
import 'trade-widgets/elements/product'

configure({ apiHost: 'https://api.example', storefront: 'https://market.example' })

function Page() {
  const [id, setId] = useState(1)
  const [told, setTold] = useState('')
  return (
    <main>
      <trade-product product-id={id} ontrade-ready={() => setTold(`Product ${id} is shown`)}>
        <a href="https://market.example/product/1">Look at it on the marketplace</a>
      </trade-product>
      <p>{told}</p>
      <button type="button" onClick={() => setId(2)}>
        Next one
      </button>
    </main>
  )
}

render(<Page />, document.body)
