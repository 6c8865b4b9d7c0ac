import { frameDefinition } from './frame.definition.ts'
import { createFrameClass } from './frame-class.ts'

// A server knows no elements.
if (typeof window !== 'undefined' && !customElements.get(frameDefinition.tag))
  customElements.define(frameDefinition.tag, createFrameClass())
