// First, because server-rendered elements come alive as soon as their element is imported.
import 'trade-widgets/config'
import 'trade-widgets/elements/product'
import 'trade-widgets/elements/rfq'

export default defineNuxtPlugin(() => {})
