import { TradeConfig } from 'trade-widgets/react'

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <TradeConfig apiHost="https://api.example" storefront="https://market.example" />
        {children}
      </body>
    </html>
  )
}
