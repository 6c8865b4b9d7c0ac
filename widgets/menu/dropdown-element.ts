import '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js'
import { setDefaultAnimation } from '@shoelace-style/shoelace/dist/utilities/animation-registry.js'

// Closed at once: a panel that is opened again while Shoelace still fades it out would stay hidden.
setDefaultAnimation('dropdown.hide', null)
