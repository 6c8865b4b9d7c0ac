import { openWebkit } from '../../tools/webkit/webkit-tab.ts'
import type { Typist } from './typist.ts'

/** Types in WebKit. Its input method is that of GTK, which writes a character by its number. */
export async function webkitTypist(): Promise<Typist> {
  const { open, evaluate, type, press, close } = await openWebkit()
  return {
    open,
    leave: () => open('about:blank'),
    evaluate,
    type,
    async press(key) {
      if (key === 'Left') return press('Left')
      // No shortcut of this WebKit undoes: a browser around it has a menu that does.
      await evaluate(() => document.execCommand('undo'))
    },
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
