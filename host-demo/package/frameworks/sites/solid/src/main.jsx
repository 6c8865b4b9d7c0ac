import { createSignal } from 'solid-js'
import { render } from 'solid-js/web'
import { configure } from 'trade-widgets'
import 'trade-widgets/elements/product'

configure({ apiHost: 'https://api.example', storefront: 'https://market.example' })

function Page() {
  const [id, setId] = createSignal(1)
  const [told, setTold] = createSignal('')
  return (
    <main>
      <trade-product prop:productId={id()} on:trade-ready={() => setTold(`Product ${id()} is shown`)}>
        <a href="https://market.example/product/1">Look at it on the marketplace</a>
      </trade-product>
      <p>{told()}</p>
      <button type="button" onClick={() => setId(2)}>
        Next one
      </button>
    </main>
  )
}

render(Page, document.body)
