// First: what a server has rendered is alive as soon as its element is imported.
import 'trade-widgets/config'
import 'trade-widgets/elements/product'
import 'trade-widgets/elements/rfq'

export default defineNuxtPlugin(() => {})
