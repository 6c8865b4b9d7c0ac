import { TradeConfig } from 'trade-widgets/react'

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <TradeConfig apiHost="https://api.example" storefront="https://api.example" />
        {children}
      </body>
    </html>
  )
}
