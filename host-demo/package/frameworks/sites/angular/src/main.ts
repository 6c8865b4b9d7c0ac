import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { provideRouter, RouterLink, RouterOutlet } from '@angular/router'
import { configure } from 'trade-widgets'
import 'trade-widgets/elements/product'
import 'trade-widgets/elements/rfq'

configure({ apiHost: 'https://api.example', storefront: 'https://market.example' })

@Component({
  imports: [RouterLink],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<main>
    <trade-product [attr.product-id]="id()" (trade-ready)="tell()">
      <a href="https://market.example/product/1">Look at it on the marketplace</a>
    </trade-product>
    <p>{{ told() }}</p>
    <button type="button" (click)="id.set(2)">Next one</button>
    <a routerLink="/other">Other page</a>
  </main>`,
})
class Page {
  id = signal(1)
  told = signal('')
  tell() {
    this.told.set(`Product ${this.id()} is shown`)
  }
}

@Component({
  imports: [RouterLink],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `<main>
    <trade-rfq kind="product" item-id="1">
      <a href="https://market.example/rfqProduct/1">Ask for a quotation</a>
    </trade-rfq>
    <a routerLink="/">Back</a>
  </main>`,
})
class Other {}

@Component({ selector: 'app-root', imports: [RouterOutlet], template: '<router-outlet />' })
class Root {}

const routes = [
  { path: '', component: Page },
  { path: 'other', component: Other },
]

bootstrapApplication(Root, { providers: [provideRouter(routes)] })
