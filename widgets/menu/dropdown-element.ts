import '@shoelace-style/shoelace/dist/components/dropdown/dropdown.js'
import { setDefaultAnimation } from '@shoelace-style/shoelace/dist/utilities/animation-registry.js'

// Closes without an animation, because a panel reopened while Shoelace fades it out would stay hidden.
setDefaultAnimation('dropdown.hide', null)
