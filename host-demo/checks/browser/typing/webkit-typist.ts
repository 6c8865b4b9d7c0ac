import { openWebkit } from '../webkit/webkit-tab.ts'
import type { Typist } from './typist.ts'

/** Types in WebKit. Its input method is that of GTK, which writes a character by its number. */
export async function webkitTypist(): Promise<Typist> {
  const { open, evaluate, type, press, close } = await openWebkit()
  return {
    open,
    evaluate,
    type,
    press: key => (key === 'Left' ? press('Left') : press('z', 'Control')),
    compose: [
      async () => {
        await press('U', 'Control', 'Shift')
        await type('6f')
      },
      () => type('2'),
      () => type('2 '),
    ],
    close,
  }
}
