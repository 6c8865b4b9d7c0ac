import { configure } from 'trade-widgets'
import 'trade-widgets/elements/product'

configure({ apiHost: 'https://api.example', storefront: 'https://market.example' })

document.body.innerHTML = `<main>
  <trade-product product-id="1"><a href="https://market.example/product/1">Look at it on the marketplace</a></trade-product>
  <p></p>
  <button type="button">Next one</button>
</main>`
const product = document.querySelector('trade-product')
product.addEventListener('trade-ready', () => {
  document.querySelector('p').textContent = `Product ${product.productId} is shown`
})
document.querySelector('button').addEventListener('click', () => {
  product.productId = 2
})
